import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';

import { graphql } from '../../generated/shop/index.ts';
import type { Cities_CityFragment } from '../../generated/shop/graphql.ts';

export type City = Cities_CityFragment;

const citiesQuery = graphql(`
  query Cities($text: String!) {
    cities(search: $text, first: 6) {
      ...Cities_city
    }
    cityNamed(name: $text) {
      ...Cities_city
    }
  }

  fragment Cities_city on City {
    id
    name
    region
    postalCodes
  }
`);

/** Milliseconds of a pause in typing. */
const pauseMs = 150;

const none: readonly City[] = [];

/**
 * Finds the cities that a text means or begins, and the one that it names. Until an answer `named` is undefined, and
 * `found` is what the text before it meant.
 */
export function useCities(text: string): {
  found: readonly City[];
  named: City | null | undefined;
} {
  const wanted = text.trim();
  const [paused, setPaused] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(wanted), pauseMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  const query = useQuery(citiesQuery, paused === '' ? skipToken : { variables: { text: paused } });
  if (wanted === '') return { found: none, named: null };
  const { data, previousData, error } = query;
  const isOfText = paused === wanted;
  // Without an answer the server looks at the text when it is sent.
  if (isOfText && error) return { found: none, named: null };
  return {
    found: (data ?? previousData)?.cities ?? none,
    named: isOfText ? data?.cityNamed : undefined,
  };
}
