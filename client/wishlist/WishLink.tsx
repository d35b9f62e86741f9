import { paths } from '#shared/paths.ts';
import { cardTexts } from '../catalog/card/card.fr.ts';
import { Button } from '../ui/button/Button.tsx';
import { ButtonLink } from '../ui/button/ButtonLink.tsx';
import { Icon } from '../ui/Icon.tsx';
import { ignoreDoublePress, useKeepFocus } from '../ui/useKeepFocus.ts';
import { useToggleWish } from './useToggleWish.ts';
import { useIsWished } from './Wishes.tsx';

export function WishLink({ productId }: { productId: string }) {
  const isWished = useIsWished(productId);
  const { toggle, isUpdating } = useToggleWish();
  const { target, onPress } = useKeepFocus(isUpdating);
  if (isWished) {
    return (
      <ButtonLink
        ref={target}
        to={paths.wishlist()}
        variant="secondary"
        isWide
        onClick={ignoreDoublePress}
      >
        <Icon name="heart" isFilled />
        {cardTexts.viewWishlist}
      </ButtonLink>
    );
  }
  return (
    <Button
      ref={target}
      variant="secondary"
      isWide
      disabled={isUpdating}
      onClick={() => {
        onPress();
        toggle(productId);
      }}
    >
      <Icon name="heart" />
      {cardTexts.addToWishlist}
    </Button>
  );
}
