import { describe } from 'vitest';
import { agreesWithTheRules, holdsTheContract } from '../contract/contract.ts';
import { storesInOneDatabase } from './postgres.contract.ts';

describe('the store in PostgreSQL', () => {
  holdsTheContract(storesInOneDatabase(), 0.2);
  agreesWithTheRules(storesInOneDatabase());
});
