import { useHydrated } from '../../../apollo/hydration.ts';
import { productTexts } from '../product.fr.ts';
import './MySize.css';
import type { MySizeState } from './useMySize.ts';

export function MySizeButton({ mySize }: { mySize: MySizeState }) {
  if (!mySize.isOffered) return null;
  return (
    <button
      type="button"
      className="my-size__open"
      aria-busy={mySize.isLoading || undefined}
      onClick={() => void mySize.open()}
    >
      {productTexts.mySize}
    </button>
  );
}

type Props = {
  mySize: MySizeState;
  /** The chosen size. */
  chosen: string | null;
  onChoose: (size: string) => void;
};

/** The advice has its room from the first paint on, where there will be some (inlineScript.ts). */
export function MySize({ mySize, chosen, onChoose }: Props) {
  const isHydrated = useHydrated();
  const { loaded, isOffered, isKnown, isOpen } = mySize;
  if (!isOffered) return null;
  if (!isHydrated) return <div className="my-size my-size--room" />;
  if (!isKnown && !isOpen) return null;
  if (!loaded) return <div className="my-size" />;
  return <loaded.SizeAdvice mySize={mySize} chosen={chosen} onChoose={onChoose} />;
}
