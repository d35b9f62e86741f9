import { describe } from 'vitest';
import { agreesWithTheRules } from '../contract/contract.ts';
import { openInMemory } from './lowdb.contract.ts';

describe('the store in shop.json', () => {
  agreesWithTheRules(openInMemory);
});
