import { survivesDamage } from './proofs.ts';

survivesDamage({ stride: 7, faultStride: 3 });
