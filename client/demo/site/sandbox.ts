import '../../sandbox/main.tsx';
