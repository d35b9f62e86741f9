/** Texts of the page around the client, without its script. */
export const pageTexts = {
  noScript:
    'Sans JavaScript, vous pouvez parcourir la boutique ; le panier, les souhaits et le compte en ont besoin.',
} as const;
