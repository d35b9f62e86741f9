import './arabic.css';
