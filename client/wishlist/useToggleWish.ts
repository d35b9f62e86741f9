import type { ApolloCache, ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { graphql } from '../apollo/generated/index.ts';
import { describeError } from '../apollo/problems.ts';
import { readSession } from '../apollo/session.ts';
import { paths } from '../app/paths.ts';
import { fr } from '../text/fr.ts';
import { toast } from '../ui/toast.ts';
import { wishesQuery } from './useWishlist.ts';
import { wishQueue } from './wishQueue.ts';

// Both name their field `change`, so that they are read alike.
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

/** Puts a product on the wishlist or takes it off; asks a visitor to log in first. */
export function useToggleWish() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [isUpdating, setIsUpdating] = useState(false);

  const change = async (productId: string) => {
    setIsUpdating(true);
    try {
      await wishQueue(client).run(() => changeWish(client, productId));
    } catch (error) {
      toast.error(describeError(error));
    } finally {
      setIsUpdating(false);
    }
  };

  const toggle = (productId: string) => {
    if (wishQueue(client).isTooSoon()) return;
    if (readSession(client.cache)) {
      void change(productId);
      return;
    }
    toast.warning(fr.wishlist.logInFirst);
    void navigate(paths.logIn(), { state: { from: pathname + search } });
  };

  return { toggle, isUpdating };
}

async function changeWish(client: ApolloClient, productId: string) {
  const isWished = readWishes(client.cache).has(productId);
  const { data } = await client.mutate({
    mutation: isWished ? removeFromWishlistMutation : addToWishlistMutation,
    variables: { productId },
    update: (cache, result) => {
      if (result.data) keepWishes(cache, result.data.change.wishlist);
    },
  });
  const problems = data?.change.userErrors ?? [];
  if (problems.length > 0) toast.error(problems.map(({ message }) => message).join(' '));
  else if (isWished) toast.warning(fr.wishlist.removed);
  else toast.success(fr.wishlist.added);
}

function readWishes(cache: ApolloCache) {
  const wishlist = cache.readQuery({ query: wishesQuery })?.me?.wishlist;
  return new Set(wishlist?.map(({ id }) => id));
}

// The products themselves are in the cache by now; the list is what the answer cannot place.
function keepWishes(cache: ApolloCache, products: readonly { id: string }[]) {
  const wishlist = products.map(({ id }) => ({ __typename: 'Product' as const, id }));
  cache.updateQuery({ query: wishesQuery }, (data) =>
    data?.me ? { ...data, me: { ...data.me, wishlist } } : undefined,
  );
}
