// What only these pages load of style: nothing, as the theme is written for French.
export {};
