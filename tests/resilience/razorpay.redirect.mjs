// Loaded before a built shop (`node --import`): what it requests of Razorpay goes to the stand-in of
// RAZORPAY_STANDIN. The shop itself has no such setting, because its keys would follow it anywhere.
const RAZORPAY = 'https://api.razorpay.com/v1';
const { RAZORPAY_STANDIN = '' } = process.env;
const { fetch } = globalThis;

globalThis.fetch = (to, init) =>
  fetch(
    typeof to === 'string' && to.startsWith(RAZORPAY) ? to.replace(RAZORPAY, RAZORPAY_STANDIN) : to,
    {
      ...init,
    },
  );
