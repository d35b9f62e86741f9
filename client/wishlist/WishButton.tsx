import type { WishButtonProps } from '../catalog/card/ProductActions.ts';
import { cardTexts } from '../catalog/card/card.fr.ts';
import { paths } from '#shared/paths.ts';
import { Button } from '../ui/button/Button.tsx';
import { ButtonLink } from '../ui/button/ButtonLink.tsx';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/Icon.tsx';
import { ignoreDoublePress, useKeepFocus } from '../ui/useKeepFocus.ts';
import '../ui/button/IconButton.css';
import { useToggleWish } from './useToggleWish.ts';
import './WishButton.css';
import { useIsWished } from './Wishes.tsx';

export function WishButton({ productId, titleId, className }: WishButtonProps) {
  const isWished = useIsWished(productId);
  const { toggle, isUpdating } = useToggleWish();
  const { target, onPress } = useKeepFocus(isUpdating);
  return (
    <button
      ref={target}
      type="button"
      className={cx('icon-button wish-button', isWished && 'wish-button--on', className)}
      aria-label={isWished ? cardTexts.removeFromWishlist : cardTexts.addToWishlist}
      aria-describedby={titleId}
      aria-pressed={isWished}
      disabled={isUpdating}
      onClick={() => {
        onPress();
        toggle(productId);
      }}
    >
      <Icon name="heart" isFilled={isWished} />
    </button>
  );
}

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
