// What only these pages load of style: nothing, as French and English look the same.
export {};
