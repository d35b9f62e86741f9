import type { Resolvers } from '../generated/resolvers.ts';
import { cityName } from './city/city.rules.ts';
import { findCities } from './city/city.service.ts';

export const deliveryResolvers = {
  Query: {
    cities: (_, { search, first }) => findCities(search, first),
  },
  City: {
    name: (city, _, { language }) => cityName(city, language),
  },
} satisfies Resolvers;
