import { passkeyTexts } from '../../text/passkeys.fr.ts';
import { passkeyAddress } from './passkeySupport.ts';

/** Links to where passkeys work, if that is another name of this machine. In the browser only. */
export function PasskeyAddress() {
  const address = passkeyAddress();
  if (address === null) return null;
  const { before, after } = passkeyTexts.elsewhere;
  return (
    // It is as tall as the button in its place, so that nothing moves.
    <p className="note" style={{ minHeight: 'var(--target)' }}>
      {before} <a href={address}>{new URL(address).host}</a>
      {after}
    </p>
  );
}
