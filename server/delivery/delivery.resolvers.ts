import type { Resolvers } from '../generated/resolvers.ts';
import { deliveryTitle } from './delivery.texts.ts';
import { cityName, cityNamed } from './city/city.rules.ts';
import { findCities } from './city/city.service.ts';

export const deliveryResolvers = {
  Query: {
    cities: (_, { search, first }) => findCities(search, first),
    cityNamed: (_, { name }) => cityNamed(name) ?? null,
  },
  DeliveryOption: {
    title: (option, _, { language }) => deliveryTitle(option, language),
    earliest: ({ promised }) => promised?.earliest ?? null,
    latest: ({ promised }) => promised?.latest ?? null,
  },
  City: {
    name: (city, _, { language }) => cityName(city, language),
  },
} satisfies Resolvers;
