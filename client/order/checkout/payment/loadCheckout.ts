import './razorpay.ts';

// Milliseconds.
const timeoutMs = 20_000;

/** Loads the provider's script once. Rejects when it fails or defines no checkout. */
export async function loadCheckout(scriptUrl: string) {
  if (!window.Razorpay) await appendScript(scriptUrl);
  const { Razorpay } = window;
  if (!Razorpay) throw new Error(`${scriptUrl} did not define Razorpay`);
  return Razorpay;
}

function appendScript(src: string) {
  return new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      // So that the next attempt loads it again.
      script.remove();
      reject(new Error(`${src} could not be loaded`));
    };
    const timer = window.setTimeout(fail, timeoutMs);
    script.addEventListener('load', () => {
      window.clearTimeout(timer);
      resolve();
    });
    script.addEventListener('error', () => {
      window.clearTimeout(timer);
      fail();
    });
    script.src = src;
    script.async = true;
    document.head.append(script);
  });
}
