import { survivesDamage } from './proofs.ts';

survivesDamage({ stride: 61, faultStride: 61 });
