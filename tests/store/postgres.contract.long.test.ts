import { describe } from 'vitest';
import { agreesWithTheRules } from './contract.ts';
import { storesInOneDatabase } from './postgres.contract.ts';

describe('the store in PostgreSQL', () => {
  agreesWithTheRules(storesInOneDatabase());
});
