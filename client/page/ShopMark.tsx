import { useShop } from './shop.ts';
import './ShopMark.css';

/** The shop's logo on its documents, or its name where it has none. */
export function ShopMark() {
  const { name, logo } = useShop();
  if (!logo) return name;
  return (
    <img src={logo.url} alt={name} width={logo.width} height={logo.height} className="shop-mark" />
  );
}
