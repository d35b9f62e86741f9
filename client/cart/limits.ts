/** How many pieces a line may hold; the server refuses more (contract, section 8). */
export const maxQuantity = 99;
