import { describe } from 'vitest';
import { holdsTheContract } from '../contract/contract.ts';
import { openInMemory } from './lowdb.contract.ts';

describe('the store in shop.json', () => {
  holdsTheContract(openInMemory, 0.2);
});
