import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';

import { useSession } from '../apollo/session.ts';
import { readEntry, writeEntry } from '../apollo/storage.ts';
import { shopTexts } from '../text/shop.fr.ts';
import { IconButton } from '../ui/button/IconButton.tsx';
import { paths } from '../../server/shared/isomorphic/paths.ts';
import './SignUpBanner.css';
import { useHydrated } from '../apollo/hydration.ts';

/** Invites visitors to open an account; gone from this device once closed. */
export function SignUpBanner() {
  const session = useSession();
  const isHydrated = useHydrated();
  const [isClosed, setIsClosed] = useState(false);
  // From here on this component itself knows who sees it (inlineScript.ts).
  useEffect(() => document.documentElement.classList.remove('no-banner'), []);
  if (session || isClosed || (isHydrated && wasClosed())) return null;
  const { region, text, signUp, close: closeLabel } = shopTexts.app.banner;
  const close = () => {
    writeEntry('bannerClosed', true);
    setIsClosed(true);
  };
  return (
    <section className="sign-up-banner" aria-label={region}>
      <p className="sign-up-banner__text">
        <span>{text}</span> <Link to={paths.signUp()}>{signUp}</Link>
      </p>
      <IconButton icon="close" label={closeLabel} onClick={close} />
    </section>
  );
}

function wasClosed() {
  return readEntry('bannerClosed', (value) => (value === true ? value : undefined)) ?? false;
}
