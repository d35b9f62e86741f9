/** A refusal. */
export type Errors = {
  /** Messages in French, ready to be shown. */
  readonly errors: ReadonlyArray<string>;
};

/** A product. */
export type Product = {
  /** Id of the product. Where another than its base variant is meant, the id of the variant, such as `caftan-celeste.42`. */
  readonly _id: string;
  /** Id of the product. Present where `_id` is the id of a variant. */
  readonly productId?: string;
  /** What makes the variant. Present where `_id` is the id of a variant. */
  readonly selectedOptions?: ReadonlyArray<{
    /** Name of the option, such as `Taille`. */
    readonly name: string;
    /** Value, such as `42`. */
    readonly value: string;
  }>;
  /** Title, in French. */
  readonly title: string;
  /** Brand, such as `Belle Vue` or `Ray-Ban`. */
  readonly brand: string;
  /** Description, in French. Absent for a product without one. */
  readonly description?: string;
  /** Whether no variant of the product can be bought. */
  readonly outOfStock: boolean;
  /** How it compares with its size guide. Absent where the shop has not said it. */
  readonly fit?: 'RUNS_SMALL' | 'TRUE_TO_SIZE' | 'RUNS_LARGE';
  /** Path of the first picture, relative to the shop. */
  readonly image: string;
  /** Price in dirhams (MAD), such as `1299` or `789.50`. */
  readonly price: string;
  /** Price before the discount, in dirhams; equal to `price` without a discount. */
  readonly originalPrice: string;
  /** Name of the category, such as `Traditionnels`. */
  readonly categoryName: string;
  /** What customers think of the product. */
  readonly ratings: {
    /** From `0.0` to `5.0`. */
    readonly value: string;
    /** How many rated it, such as `945` or `2.3k`. */
    readonly count: string;
  };
};

/** A category of products. */
export type Category = {
  /** Id. */
  readonly _id: string;
  /** Name, as in `categoryName` of products. */
  readonly categoryName: string;
  /** Description, in French. */
  readonly description: string;
  /** Path of its picture, relative to the shop. */
  readonly image: string;
};

/** A customer. No response has a password. */
export type Customer = {
  /** Id. */
  readonly _id: string;
  /** First name. */
  readonly firstName: string;
  /** Last name. */
  readonly lastName: string;
  /** E-mail address, in lower case. */
  readonly email: string;
  /** When the account was opened. ISO 8601, with the offset of Rabat. */
  readonly createdAt: string;
  /** When it was last changed. ISO 8601, with the offset of Rabat. */
  readonly updatedAt: string;
  readonly cart: Cart;
  readonly wishlist: Wishlist;
  readonly address: AddressBook;
};

/** The lines, first added first. Products that left the catalogue are left out. */
export type Cart = ReadonlyArray<CartLine>;

/** A product with its quantity. Its id, price and options are those of the variant in the cart. */
export type CartLine = {
  /** Id of the product. Where another than its base variant is meant, the id of the variant, such as `caftan-celeste.42`. */
  readonly _id: string;
  /** Id of the product. Present where `_id` is the id of a variant. */
  readonly productId?: string;
  /** What makes the variant. Present where `_id` is the id of a variant. */
  readonly selectedOptions?: ReadonlyArray<{
    /** Name of the option, such as `Taille`. */
    readonly name: string;
    /** Value, such as `42`. */
    readonly value: string;
  }>;
  /** Title, in French. */
  readonly title: string;
  /** Brand, such as `Belle Vue` or `Ray-Ban`. */
  readonly brand: string;
  /** Description, in French. Absent for a product without one. */
  readonly description?: string;
  /** Whether no variant of the product can be bought. */
  readonly outOfStock: boolean;
  /** How it compares with its size guide. Absent where the shop has not said it. */
  readonly fit?: 'RUNS_SMALL' | 'TRUE_TO_SIZE' | 'RUNS_LARGE';
  /** Path of the first picture, relative to the shop. */
  readonly image: string;
  /** Price in dirhams (MAD), such as `1299` or `789.50`. */
  readonly price: string;
  /** Price before the discount, in dirhams; equal to `price` without a discount. */
  readonly originalPrice: string;
  /** Name of the category, such as `Traditionnels`. */
  readonly categoryName: string;
  /** What customers think of the product. */
  readonly ratings: {
    /** From `0.0` to `5.0`. */
    readonly value: string;
    /** How many rated it, such as `945` or `2.3k`. */
    readonly count: string;
  };
  /** Quantity; no more than there is in stock. */
  readonly qty: number;
  /** When the line was added. ISO 8601, with the offset of Rabat. */
  readonly createdAt: string;
  /** When its quantity changed. ISO 8601, with the offset of Rabat. */
  readonly updatedAt: string;
};

/** First added first. */
export type Wishlist = ReadonlyArray<Wish>;

/** A product, and since when it is wished for. */
export type Wish = {
  /** Id of the product. Where another than its base variant is meant, the id of the variant, such as `caftan-celeste.42`. */
  readonly _id: string;
  /** Id of the product. Present where `_id` is the id of a variant. */
  readonly productId?: string;
  /** What makes the variant. Present where `_id` is the id of a variant. */
  readonly selectedOptions?: ReadonlyArray<{
    /** Name of the option, such as `Taille`. */
    readonly name: string;
    /** Value, such as `42`. */
    readonly value: string;
  }>;
  /** Title, in French. */
  readonly title: string;
  /** Brand, such as `Belle Vue` or `Ray-Ban`. */
  readonly brand: string;
  /** Description, in French. Absent for a product without one. */
  readonly description?: string;
  /** Whether no variant of the product can be bought. */
  readonly outOfStock: boolean;
  /** How it compares with its size guide. Absent where the shop has not said it. */
  readonly fit?: 'RUNS_SMALL' | 'TRUE_TO_SIZE' | 'RUNS_LARGE';
  /** Path of the first picture, relative to the shop. */
  readonly image: string;
  /** Price in dirhams (MAD), such as `1299` or `789.50`. */
  readonly price: string;
  /** Price before the discount, in dirhams; equal to `price` without a discount. */
  readonly originalPrice: string;
  /** Name of the category, such as `Traditionnels`. */
  readonly categoryName: string;
  /** What customers think of the product. */
  readonly ratings: {
    /** From `0.0` to `5.0`. */
    readonly value: string;
    /** How many rated it, such as `945` or `2.3k`. */
    readonly count: string;
  };
  /** When it was added. ISO 8601, with the offset of Rabat. */
  readonly createdAt: string;
  /** Equal to `createdAt`. ISO 8601, with the offset of Rabat. */
  readonly updatedAt: string;
};

/** First added first. */
export type AddressBook = ReadonlyArray<Address>;

/** A delivery address. */
export type Address = {
  /** Id. */
  readonly _id: string;
  /** Who receives parcels there. */
  readonly name: string;
  /** Number and street. */
  readonly street: string;
  /** City. */
  readonly city: string;
  /** Region. */
  readonly state: string;
  /** Postal code. */
  readonly codePostal: string;
  /** When it was added. ISO 8601, with the offset of Rabat. */
  readonly createdAt: string;
  /** When it was last changed. ISO 8601, with the offset of Rabat. */
  readonly updatedAt: string;
};

/** Credentials. */
export type LogIn = {
  /** E-mail address, in any case. */
  readonly email: string;
  /** Password. */
  readonly password: string;
};

/** A new account. */
export type SignUp = {
  /** First name. */
  readonly firstName: string;
  /** Last name. */
  readonly lastName: string;
  /** E-mail address, which no other account has. */
  readonly email: string;
  /** None of the most common passwords. */
  readonly password: string;
  /** Equal to the password. */
  readonly confirmPassword?: string;
};

/** Names a product. Other properties are ignored. */
export type ProductReference = {
  /** The product: a whole one may be sent, only its id counts. */
  readonly product: {
    /** Id of a product, or of one of its variants. */
    readonly _id: string;
  };
};

/** A step of the quantity. */
export type CartStep = {
  /** The step. */
  readonly action: {
    /** One more or one less; the quantity stays within 1 and 99. */
    readonly type: 'increment' | 'decrement';
  };
};

/** An address to add. */
export type NewAddress = {
  /** The address. */
  readonly address: {
    /** Chosen by the client, such as a UUID; without it, the shop chooses. */
    readonly _id?: string;
    /** Who receives parcels there. */
    readonly name: string;
    /** Number and street. */
    readonly street: string;
    /** City. */
    readonly city: string;
    /** Region. */
    readonly state: string;
    /** Postal code. */
    readonly codePostal: string;
  };
};

/** An address as it is to be. */
export type ChangedAddress = {
  /** The address. An `_id` is ignored: that of the path counts. */
  readonly address: {
    /** Who receives parcels there. */
    readonly name: string;
    /** Number and street. */
    readonly street: string;
    /** City. */
    readonly city: string;
    /** Region. */
    readonly state: string;
    /** Postal code. */
    readonly codePostal: string;
  };
};

/** What each call takes and returns; refusals are `Errors`. */
export interface Calls {
  /** List all products. */
  readonly 'GET /api/products': {
    readonly body: undefined;
    readonly response: {
      /** In the shop’s order. */
      readonly products: ReadonlyArray<Product>;
    };
  };
  /** Get a product. */
  readonly 'GET /api/products/{id}': {
    readonly body: undefined;
    readonly response: {
      readonly product: Product;
    };
  };
  /** List all categories. */
  readonly 'GET /api/categories': {
    readonly body: undefined;
    readonly response: {
      /** In the shop’s order. */
      readonly categories: ReadonlyArray<Category>;
    };
  };
  /** Get a category. */
  readonly 'GET /api/categories/{id}': {
    readonly body: undefined;
    readonly response: {
      readonly category: Category;
    };
  };
  /** Log in. */
  readonly 'POST /api/auth/login': {
    readonly body: LogIn;
    readonly response: {
      readonly foundUser: Customer;
      /** Token (a JWT) for the `authorization` header. It ends by itself, by default after a week, and with its session. */
      readonly encodedToken: string;
    };
  };
  /** Sign up. */
  readonly 'POST /api/auth/signup': {
    readonly body: SignUp;
    readonly response: {
      readonly createdUser: Customer;
      /** Token (a JWT) for the `authorization` header. It ends by itself, by default after a week, and with its session. */
      readonly encodedToken: string;
    };
  };
  /** Get the cart. */
  readonly 'GET /api/user/cart': {
    readonly body: undefined;
    readonly response: {
      readonly cart: Cart;
    };
  };
  /** Add a product to the cart. */
  readonly 'POST /api/user/cart': {
    readonly body: ProductReference;
    readonly response: {
      readonly cart: Cart;
    };
  };
  /** Change a quantity by one. */
  readonly 'POST /api/user/cart/{id}': {
    readonly body: CartStep;
    readonly response: {
      readonly cart: Cart;
    };
  };
  /** Remove a line of the cart. */
  readonly 'DELETE /api/user/cart/{id}': {
    readonly body: undefined;
    readonly response: {
      readonly cart: Cart;
    };
  };
  /** Get the wishlist. */
  readonly 'GET /api/user/wishlist': {
    readonly body: undefined;
    readonly response: {
      readonly wishlist: Wishlist;
    };
  };
  /** Add a product to the wishlist. */
  readonly 'POST /api/user/wishlist': {
    readonly body: ProductReference;
    readonly response: {
      readonly wishlist: Wishlist;
    };
  };
  /** Remove a product from the wishlist. */
  readonly 'DELETE /api/user/wishlist/{id}': {
    readonly body: undefined;
    readonly response: {
      readonly wishlist: Wishlist;
    };
  };
  /** List the addresses. */
  readonly 'GET /api/user/address': {
    readonly body: undefined;
    readonly response: {
      readonly address: AddressBook;
    };
  };
  /** Add an address. */
  readonly 'POST /api/user/address': {
    readonly body: NewAddress;
    readonly response: {
      readonly address: AddressBook;
    };
  };
  /** Replace an address. */
  readonly 'POST /api/user/address/{id}': {
    readonly body: ChangedAddress;
    readonly response: {
      readonly address: AddressBook;
    };
  };
  /** Remove an address. */
  readonly 'DELETE /api/user/address/{id}': {
    readonly body: undefined;
    readonly response: {
      readonly address: AddressBook;
    };
  };
}
