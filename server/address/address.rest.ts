import { z } from 'zod';
import { created, ok, parseBody, type RestBody, type RestRoute } from '../rest.route.ts';
import { inRabat } from '../shared/time.ts';
import { addAddress, removeAddress, updateAddress, viewAddresses } from './address.service.ts';
import type { AddressRecord } from './address.store.ts';

/** REST names the region `state` and the postal code `codePostal`. */
export function restAddress(address: AddressRecord) {
  return {
    _id: address.id,
    name: address.name,
    street: address.street,
    city: address.city,
    state: address.region,
    codePostal: address.postalCode,
    createdAt: inRabat(address.createdAt),
    updatedAt: inRabat(address.updatedAt),
  };
}

/** The rules of the form validate what is in it. */
const addressBody = z.object({ address: z.looseObject({}) });

function readBody(body: RestBody) {
  const problem = {
    code: 'INVALID',
    reason: 'MISSING',
    field: 'address',
    name: 'address',
  } as const;
  const { _id, name, street, city, state, codePostal } = parseBody(
    addressBody,
    body,
    problem,
  ).address;
  return { id: _id, name, street, city, region: state, postalCode: codePostal };
}

const answer = async (addresses: Promise<readonly AddressRecord[]>) => ({
  address: (await addresses).map(restAddress),
});

export const addressRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/user/address',
    serves: 'CUSTOMERS',
    handle: async (context) => ok(await answer(viewAddresses(context))),
  },
  {
    method: 'POST',
    path: '/user/address',
    serves: 'CUSTOMERS',
    handle: async (context, { body }) => created(await answer(addAddress(context, readBody(body)))),
  },
  {
    method: 'POST',
    path: '/user/address/:id',
    serves: 'CUSTOMERS',
    handle: async (context, { id, body }) =>
      created(await answer(updateAddress(context, id, readBody(body)))),
  },
  {
    method: 'DELETE',
    path: '/user/address/:id',
    serves: 'CUSTOMERS',
    handle: async (context, { id }) => ok(await answer(removeAddress(context, id))),
  },
];
