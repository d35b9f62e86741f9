import type { CDPSession, Page } from '@playwright/test';

/** A platform authenticator of Chromium's own, such as a fingerprint reader. */
export interface VirtualAuthenticator {
  /** Whether the person in front of it is recognised; otherwise the dialog ends as if dismissed. */
  setVerified(isVerified: boolean): Promise<void>;
  /** Whether it is touched as soon as a page requests it. */
  setTouched(isTouched: boolean): Promise<void>;
  passkeys(): Promise<ReadonlyArray<{ readonly rpId?: string; readonly signCount: number }>>;
}

/** It ends with the page. */
export async function addVirtualAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async setVerified(isUserVerified) {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
    async setTouched(enabled) {
      await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    },
    async passkeys() {
      const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId });
      return credentials;
    },
  };
}
