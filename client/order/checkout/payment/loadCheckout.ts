import './razorpay.ts';

// A script that has not come by then will not come while the shopper is still waiting.
const patience = 20_000;

/** Loads the provider's script, once. Rejects when it does not come or is not what it should be. */
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
      // So that the next attempt asks for it again.
      script.remove();
      reject(new Error(`${src} could not be loaded`));
    };
    const timer = window.setTimeout(fail, patience);
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
