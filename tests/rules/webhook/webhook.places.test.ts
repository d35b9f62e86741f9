import { describe, expect, expectTypeOf, test } from 'vitest';
import { eventGroups } from '../../../client/admin/integrations/ChoiceGroups.tsx';
import { labels } from '../../../client/text/admin/labels.fr.ts';
import { EVENT_TYPES, type EventType, type TEST_EVENT } from '../../../server/webhook/events.ts';
import { schemas } from '../../support/schemas.ts';

/** A new event has its place in each of these; the SDK's is held in tests/rules/sdk/sdk.webhooks.test.ts. */
describe('each event', () => {
  test('has a name for staff, in client/text/admin/labels.fr.ts', () => {
    expectTypeOf<keyof typeof labels.event>().toEqualTypeOf<EventType | typeof TEST_EVENT>();
    expect(Object.keys(labels.event)).toEqual(expect.arrayContaining([...EVENT_TYPES]));
  });

  test('can be chosen in the back office, in client/admin/integrations/ChoiceGroups.tsx', () => {
    const offered = eventGroups.flatMap(({ choices }) => choices.map(({ value }) => value));
    expect(offered.toSorted()).toEqual(EVENT_TYPES.toSorted());
  });

  test('is named where webhooks are made, in server/admin/admin.graphql', () => {
    const types = EVENT_TYPES.map((type) => `\`${type}\``).join(', ');
    expect(schemas.admin).toContain(`"At least one: ${types}."`);
  });
});
