import type { ApolloCache, ApolloClient } from '@apollo/client';

import { graphql } from '../generated/shop/index.ts';
import { replaceCustomerList } from '../apollo/customerLists.ts';
import { localVariable } from '../apollo/localVariable.ts';
import { describeError } from '../apollo/problems.ts';
import { createSerialQueue } from '../apollo/serialQueue.ts';
import { boundToSession } from '../apollo/session.ts';
import { shopTexts } from '../text/shop.fr.ts';
import { wishlistTexts } from './wishlist.fr.ts';
import { toast } from '../ui/feedback/toast.ts';
import { wishesQuery } from './wishesQuery.ts';

/** The product whose heart a guest pressed before being sent to log in; null for none. */
export const pendingWish = localVariable<string | null>(null);

/** Each mutation returns the whole wishlist: in series, the last one is the newest. */
const runInSeries = createSerialQueue();

// Both alias their field to `change`, so that they are read alike.
const addToWishlistMutation = graphql(`
  mutation AddToWishlist($productId: ID!) {
    change: addToWishlist(productId: $productId) {
      wishlist {
        id
        ...WishlistItem_product
      }
      userErrors {
        message
      }
    }
  }
`);

const removeFromWishlistMutation = graphql(`
  mutation RemoveFromWishlist($productId: ID!) {
    change: removeFromWishlist(productId: $productId) {
      wishlist {
        id
        ...WishlistItem_product
      }
      userErrors {
        message
      }
    }
  }
`);

export function toggleWish(client: ApolloClient, productId: string) {
  return inSeries(async () => {
    const isWished = readWishes(client.cache).has(productId);
    await (isWished ? remove(client, productId) : add(client, productId));
  });
}

export function addWish(client: ApolloClient, productId: string) {
  return inSeries(async () => {
    // The mutation updates this list, which must be cached by then.
    await client.query({ query: wishesQuery });
    await add(client, productId);
  });
}

async function add(client: ApolloClient, productId: string) {
  const isDone = await change(client, addToWishlistMutation, productId);
  if (isDone) toast.success(wishlistTexts.added);
}

async function remove(client: ApolloClient, productId: string) {
  const isDone = await change(client, removeFromWishlistMutation, productId);
  if (!isDone) return;
  const undo = boundToSession(() => void addWish(client, productId));
  toast.warning(wishlistTexts.removed, { label: shopTexts.ui.undo, onPress: undo });
}

/** Resolves to false after a toast when it was refused. */
async function change(
  client: ApolloClient,
  mutation: typeof addToWishlistMutation | typeof removeFromWishlistMutation,
  productId: string,
) {
  const { data } = await client.mutate({
    mutation,
    variables: { productId },
    update: (cache, result) => replaceCustomerList(cache, 'wishlist', result.data?.change.wishlist),
  });
  const problems = data?.change.userErrors ?? [];
  if (problems.length > 0) toast.error(problems.map(({ message }) => message).join(' '));
  return problems.length === 0;
}

async function inSeries(work: () => Promise<void>) {
  try {
    await runInSeries(work);
  } catch (error) {
    toast.error(describeError(error));
  }
}

function readWishes(cache: ApolloCache) {
  const wishlist = cache.readQuery({ query: wishesQuery })?.me?.wishlist;
  return new Set(wishlist?.map(({ id }) => id));
}
