/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  mutation RequestEmailVerification {\n    payload: requestEmailVerification {\n      customer {\n        id\n        emailVerified\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n": typeof types.RequestEmailVerificationDocument,
    "\n  mutation ConfirmDevice($token: String!) {\n    payload: confirmDevice(token: $token) {\n      userErrors {\n        message\n      }\n    }\n  }\n": typeof types.ConfirmDeviceDocument,
    "\n  mutation LogIn($input: LogInInput!) {\n    payload: logIn(input: $input) {\n      ...OpenedSession_payload\n    }\n  }\n": typeof types.LogInDocument,
    "\n  mutation LogInAsDemo {\n    payload: logInAsDemo {\n      ...OpenedSession_payload\n    }\n  }\n": typeof types.LogInAsDemoDocument,
    "\n  mutation SignUp($input: SignUpInput!) {\n    payload: signUp(input: $input) {\n      ...OpenedSession_payload\n    }\n  }\n": typeof types.SignUpDocument,
    "\n  query LogInPage {\n    shop {\n      hasDemoAccount\n    }\n  }\n": typeof types.LogInPageDocument,
    "\n  fragment OpenedSession_payload on SessionPayload {\n    session {\n      token\n      customer {\n        id\n        firstName\n        lastName\n        email\n      }\n    }\n    userErrors {\n      code\n      field\n      message\n    }\n  }\n": typeof types.OpenedSession_PayloadFragmentDoc,
    "\n  mutation StartPasskeyRegistration($password: String!) {\n    payload: startPasskeyRegistration(password: $password) {\n      options\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n": typeof types.StartPasskeyRegistrationDocument,
    "\n  mutation AddPasskey($response: String!, $name: String!) {\n    payload: addPasskey(response: $response, name: $name) {\n      passkeys {\n        ...ListedPasskey_passkey\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n": typeof types.AddPasskeyDocument,
    "\n  mutation StartPasskeyLogIn {\n    payload: startPasskeyLogIn {\n      options\n      userErrors {\n        message\n      }\n    }\n  }\n": typeof types.StartPasskeyLogInDocument,
    "\n  mutation LogInWithPasskey($response: String!) {\n    payload: logInWithPasskey(response: $response) {\n      ...OpenedSession_payload\n    }\n  }\n": typeof types.LogInWithPasskeyDocument,
    "\n  fragment ListedPasskey_passkey on Passkey {\n    id\n    name\n    createdAt\n    lastUsedAt\n  }\n": typeof types.ListedPasskey_PasskeyFragmentDoc,
    "\n  query Passkeys {\n    me {\n      id\n      passkeys {\n        ...ListedPasskey_passkey\n      }\n      sessions {\n        id\n        device\n        isCurrent\n      }\n    }\n  }\n": typeof types.PasskeysDocument,
    "\n  mutation RemovePasskey($id: ID!) {\n    payload: removePasskey(id: $id) {\n      passkeys {\n        ...ListedPasskey_passkey\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n": typeof types.RemovePasskeyDocument,
    "\n  mutation DeleteAccount($password: String!) {\n    payload: deleteAccount(password: $password) {\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n": typeof types.DeleteAccountDocument,
    "\n  query DataExport {\n    me {\n      id\n      dataExport\n    }\n  }\n": typeof types.DataExportDocument,
    "\n  mutation UpdateCustomer($input: CustomerInput!) {\n    payload: updateCustomer(input: $input) {\n      customer {\n        id\n        firstName\n        lastName\n        email\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n": typeof types.UpdateCustomerDocument,
    "\n  query ProfilePage {\n    me {\n      id\n      firstName\n      lastName\n      email\n      emailVerified\n    }\n  }\n": typeof types.ProfilePageDocument,
    "\n  mutation ConfirmEmail($token: String!) {\n    payload: confirmEmail(token: $token) {\n      customer {\n        id\n        firstName\n        lastName\n        email\n        emailVerified\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n": typeof types.ConfirmEmailDocument,
    "\n  mutation RequestPasswordReset($email: String!) {\n    payload: requestPasswordReset(email: $email) {\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n": typeof types.RequestPasswordResetDocument,
    "\n  mutation ResetPassword($token: String!, $password: String!) {\n    payload: resetPassword(token: $token, password: $password) {\n      ...OpenedSession_payload\n    }\n  }\n": typeof types.ResetPasswordDocument,
    "\n  mutation RequestEmailChange($email: String!, $password: String!) {\n    payload: requestEmailChange(email: $email, password: $password) {\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n": typeof types.RequestEmailChangeDocument,
    "\n  mutation ChangePassword($currentPassword: String!, $password: String!) {\n    payload: changePassword(currentPassword: $currentPassword, password: $password) {\n      customer {\n        id\n        sessions {\n          ...ListedSession_session\n        }\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n": typeof types.ChangePasswordDocument,
    "\n  query SecurityPage {\n    me {\n      id\n      email\n      emailVerified\n      sessions {\n        ...ListedSession_session\n      }\n    }\n  }\n": typeof types.SecurityPageDocument,
    "\n  fragment ListedSession_session on CustomerSession {\n    id\n    createdAt\n    lastSeenAt\n    device\n    isCurrent\n  }\n": typeof types.ListedSession_SessionFragmentDoc,
    "\n  mutation EndSession($id: ID!) {\n    payload: endSession(id: $id) {\n      sessions {\n        ...ListedSession_session\n      }\n      userErrors {\n        code\n        message\n      }\n    }\n  }\n": typeof types.EndSessionDocument,
    "\n  mutation EndOtherSessions {\n    payload: endOtherSessions {\n      sessions {\n        ...ListedSession_session\n      }\n      userErrors {\n        code\n        message\n      }\n    }\n  }\n": typeof types.EndOtherSessionsDocument,
    "\n  mutation LogOut {\n    logOut {\n      userErrors {\n        code\n      }\n    }\n  }\n": typeof types.LogOutDocument,
    "\n  fragment SavedAddress_address on Address {\n    id\n    name\n    street\n    city\n    region\n    postalCode\n    phone\n  }\n": typeof types.SavedAddress_AddressFragmentDoc,
    "\n  query Addresses {\n    me {\n      id\n      addresses {\n        ...SavedAddress_address\n      }\n    }\n  }\n": typeof types.AddressesDocument,
    "\n  mutation RemoveAddress($id: ID!) {\n    payload: removeAddress(id: $id) {\n      addresses {\n        ...SavedAddress_address\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n": typeof types.RemoveAddressDocument,
    "\n  mutation AddAddress($input: AddressInput!) {\n    payload: addAddress(input: $input) {\n      addresses {\n        ...SavedAddress_address\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n": typeof types.AddAddressDocument,
    "\n  mutation UpdateAddress($id: ID!, $input: AddressInput!) {\n    payload: updateAddress(id: $id, input: $input) {\n      addresses {\n        ...SavedAddress_address\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n": typeof types.UpdateAddressDocument,
    "\n  query Merchant {\n    shop {\n      merchant {\n        legalName\n        address\n        ice\n        rc\n        taxId\n        cndp\n        phone\n        email\n      }\n    }\n  }\n": typeof types.MerchantDocument,
    "\n  query Choices {\n    me {\n      id\n      ...CartLines_customer\n      ...Wishes_customer\n    }\n  }\n": typeof types.ChoicesDocument,
    "\n  fragment CartChange_payload on CartPayload {\n    cart {\n      id\n      ...Cart_cart\n    }\n    userErrors {\n      message\n    }\n  }\n": typeof types.CartChange_PayloadFragmentDoc,
    "\n  mutation AddToCart($productId: ID!, $variantId: ID!, $quantity: Int!) {\n    change: addToCart(productId: $productId, variantId: $variantId, quantity: $quantity) {\n      ...CartChange_payload\n    }\n  }\n": typeof types.AddToCartDocument,
    "\n  mutation RemoveFromCart($productId: ID!, $variantId: ID!) {\n    change: removeFromCart(productId: $productId, variantId: $variantId) {\n      ...CartChange_payload\n    }\n  }\n": typeof types.RemoveFromCartDocument,
    "\n  mutation ClearCart {\n    change: clearCart {\n      ...CartChange_payload\n    }\n  }\n": typeof types.ClearCartDocument,
    "\n  mutation ChangeCartVariant($productId: ID!, $variantId: ID!, $toVariantId: ID!) {\n    change: changeCartVariant(\n      productId: $productId\n      variantId: $variantId\n      toVariantId: $toVariantId\n    ) {\n      ...CartChange_payload\n    }\n  }\n": typeof types.ChangeCartVariantDocument,
    "\n  mutation SetCartQuantity($productId: ID!, $variantId: ID!, $quantity: Int!) {\n    change: setCartQuantity(productId: $productId, variantId: $variantId, quantity: $quantity) {\n      ...CartChange_payload\n    }\n  }\n": typeof types.SetCartQuantityDocument,
    "\n  mutation MergeCart($lines: [CartLineInput!]!) {\n    change: mergeCart(lines: $lines) {\n      ...CartChange_payload\n    }\n  }\n": typeof types.MergeCartDocument,
    "\n  fragment CartLine_line on CartLine {\n    id\n    quantity\n    price {\n      amount\n    }\n    total {\n      amount\n    }\n    variant {\n      id\n      ...CartLineOptions_variant\n      originalPrice {\n        amount\n      }\n      availableForSale\n      quantityAvailable\n      images {\n        url\n        alt\n        sources {\n          url\n          width\n        }\n      }\n    }\n    product {\n      id\n      ...CartLineOptions_product\n      title\n      languages {\n        title\n      }\n      brand\n      image\n      imageAlt\n      imageSources {\n        url\n        width\n      }\n      category {\n        id\n        name\n      }\n    }\n  }\n": typeof types.CartLine_LineFragmentDoc,
    "\n  fragment CartLineOptions_product on Product {\n    id\n    options {\n      name\n      values {\n        value\n        swatch\n      }\n    }\n    variants {\n      id\n      title\n      availableForSale\n      selectedOptions {\n        name\n        value\n      }\n    }\n  }\n": typeof types.CartLineOptions_ProductFragmentDoc,
    "\n  fragment CartLineOptions_variant on ProductVariant {\n    id\n    title\n    availableForSale\n    selectedOptions {\n      name\n      value\n    }\n  }\n": typeof types.CartLineOptions_VariantFragmentDoc,
    "\n  fragment CartSummary_cart on Cart {\n    id\n    quantity\n    originalTotal {\n      amount\n    }\n    discount {\n      amount\n    }\n    shipping {\n      amount\n    }\n    payable {\n      amount\n    }\n    ...FreeDelivery_cart\n  }\n": typeof types.CartSummary_CartFragmentDoc,
    "\n  fragment FreeDelivery_cart on Cart {\n    id\n    quantity\n    total {\n      amount\n    }\n    shipping {\n      amount\n    }\n    missingForFreeDelivery {\n      amount\n    }\n  }\n": typeof types.FreeDelivery_CartFragmentDoc,
    "\n  fragment CartLines_customer on Customer {\n    id\n    cart {\n      id\n      quantity\n      lines {\n        id\n        quantity\n        product {\n          id\n        }\n        variant {\n          id\n          availableForSale\n        }\n      }\n    }\n  }\n": typeof types.CartLines_CustomerFragmentDoc,
    "\n  query CartLines {\n    me {\n      id\n      ...CartLines_customer\n    }\n  }\n": typeof types.CartLinesDocument,
    "\n  fragment Cart_cart on Cart {\n    id\n    quantity\n    total {\n      amount\n    }\n    payable {\n      amount\n    }\n    lines {\n      id\n      quantity\n      product {\n        id\n      }\n      variant {\n        id\n        availableForSale\n      }\n      ...CartLine_line\n    }\n    warnings {\n      code\n      productId\n      variantId\n      message\n    }\n    ...CartSummary_cart\n  }\n": typeof types.Cart_CartFragmentDoc,
    "\n  query CustomerCart {\n    me {\n      id\n      cart {\n        id\n        ...Cart_cart\n      }\n    }\n  }\n": typeof types.CustomerCartDocument,
    "\n  query GuestQuote($lines: [CartLineInput!]!) {\n    quote(lines: $lines) {\n      id\n      ...Cart_cart\n    }\n  }\n": typeof types.GuestQuoteDocument,
    "\n  mutation RequestStockAlert($variantId: ID!, $email: String!) {\n    payload: requestStockAlert(variantId: $variantId, email: $email) {\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n": typeof types.RequestStockAlertDocument,
    "\n  query StockAlertPage($token: String!) {\n    stockAlert(token: $token) {\n      isConfirmed\n      product {\n        id\n        title\n        brand\n        image\n        imageAlt\n        options {\n          name\n        }\n      }\n      variant {\n        id\n        title\n      }\n    }\n  }\n": typeof types.StockAlertPageDocument,
    "\n  mutation ConfirmStockAlert($token: String!) {\n    payload: confirmStockAlert(token: $token) {\n      stockAlert {\n        isConfirmed\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n": typeof types.ConfirmStockAlertDocument,
    "\n  mutation CancelStockAlert($token: String!) {\n    payload: cancelStockAlert(token: $token) {\n      userErrors {\n        message\n      }\n    }\n  }\n": typeof types.CancelStockAlertDocument,
    "\n  fragment ProductCard_product on Product {\n    id\n    title\n    brand\n    description\n    languages {\n      title\n      description\n    }\n    image\n    imageAlt\n    imageSources {\n      url\n      width\n    }\n    price {\n      amount\n    }\n    originalPrice {\n      amount\n    }\n    discountPercent\n    outOfStock\n    ratings {\n      value\n    }\n    ...FirstVariant_product\n  }\n": typeof types.ProductCard_ProductFragmentDoc,
    "\n  fragment FirstVariant_product on Product {\n    id\n    category {\n      id\n    }\n    listedVariants\n  }\n": typeof types.FirstVariant_ProductFragmentDoc,
    "\n  fragment FrameMatch_product on Product {\n    id\n    title\n    brand\n    image\n    imageSources {\n      url\n      width\n    }\n    variants {\n      id\n      size\n      color\n      availableForSale\n      price {\n        amount\n      }\n      frame {\n        lensWidth\n        bridgeWidth\n        templeLength\n        lensHeight\n        frameWidth\n        outline\n      }\n    }\n  }\n": typeof types.FrameMatch_ProductFragmentDoc,
    "\n  query FrameFinder($filter: ProductFilter!, $first: Int!, $after: String) {\n    products(filter: $filter, sort: FRAME_FIT, first: $first, after: $after) {\n      nodes {\n        id\n        ...FrameMatch_product\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.FrameFinderDocument,
    "\n  query FrameWidenings(\n    $withoutLens: ProductFilter!\n    $withoutBridge: ProductFilter!\n    $withoutTemple: ProductFilter!\n    $withoutFront: ProductFilter!\n    $lens: ProductFilter!\n    $bridge: ProductFilter!\n    $temple: ProductFilter!\n    $front: ProductFilter!\n  ) {\n    withoutLens: products(filter: $withoutLens, first: 1) {\n      totalCount\n    }\n    withoutBridge: products(filter: $withoutBridge, first: 1) {\n      totalCount\n    }\n    withoutTemple: products(filter: $withoutTemple, first: 1) {\n      totalCount\n    }\n    withoutFront: products(filter: $withoutFront, first: 1) {\n      totalCount\n    }\n    lens: products(filter: $lens, first: 1) {\n      totalCount\n    }\n    bridge: products(filter: $bridge, first: 1) {\n      totalCount\n    }\n    temple: products(filter: $temple, first: 1) {\n      totalCount\n    }\n    front: products(filter: $front, first: 1) {\n      totalCount\n    }\n  }\n": typeof types.FrameWideningsDocument,
    "\n  query OtherProducts {\n    featuredProducts {\n      id\n      ...ProductCard_product\n    }\n  }\n": typeof types.OtherProductsDocument,
    "\n  query CatalogPage($filter: ProductFilter!, $sort: ProductSort!, $first: Int!, $after: String) {\n    products(filter: $filter, sort: $sort, first: $first, after: $after) {\n      nodes {\n        id\n        ...ProductCard_product\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      correctedSearch\n      missingWords\n      facets {\n        categories {\n          value: filterValue\n          label: value\n          count\n        }\n        brands {\n          value\n          count\n        }\n        options {\n          filterName\n          values {\n            value: filterValue\n            label: value\n            count\n            swatch\n          }\n        }\n        price {\n          min\n          max\n        }\n        frameWidths {\n          value\n          count\n        }\n        occasions {\n          occasion\n          count\n        }\n      }\n    }\n  }\n": typeof types.CatalogPageDocument,
    "\n  fragment OccasionTiles_facets on ProductFacets {\n    occasions {\n      occasion\n      count\n    }\n  }\n": typeof types.OccasionTiles_FacetsFragmentDoc,
    "\n  query OccasionPage($filter: ProductFilter!, $sort: ProductSort!, $first: Int!, $after: String) {\n    products(filter: $filter, sort: $sort, first: $first, after: $after) {\n      nodes {\n        id\n        ...ProductCard_product\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      facets {\n        ...OccasionTiles_facets\n      }\n    }\n  }\n": typeof types.OccasionPageDocument,
    "\n  query OccasionsPage {\n    products(first: 1) {\n      facets {\n        ...OccasionTiles_facets\n      }\n    }\n  }\n": typeof types.OccasionsPageDocument,
    "\n  fragment BuyBar_variant on ProductVariant {\n    id\n    title\n    selectedOptions {\n      name\n      value\n    }\n    price {\n      amount\n    }\n    originalPrice {\n      amount\n    }\n    discountPercent\n    availableForSale\n    quantityAvailable\n  }\n": typeof types.BuyBar_VariantFragmentDoc,
    "\n  fragment ProductView_product on Product {\n    id\n    title\n    brand\n    description\n    languages {\n      title\n      description\n      details\n    }\n    category {\n      id\n      name\n      filterName\n    }\n    ratings {\n      value\n      count\n    }\n    options {\n      name\n      values {\n        value\n        swatch\n      }\n    }\n    variants {\n      id\n      title\n      availableForSale\n      price {\n        amount\n      }\n      size\n      color\n      selectedOptions {\n        name\n        value\n      }\n      images {\n        url\n        alt\n        sources {\n          url\n          width\n        }\n      }\n      frame {\n        lensWidth\n        bridgeWidth\n        templeLength\n        lensHeight\n        frameWidth\n        outline\n      }\n      ...BuyBar_variant\n    }\n    details {\n      label\n      value\n    }\n    fit\n    silhouette {\n      wearers {\n        stature\n        alt\n        note\n        pictures {\n          color\n          url\n        }\n      }\n    }\n    sizeGuide {\n      title\n      columns\n      rows\n      note\n    }\n  }\n": typeof types.ProductView_ProductFragmentDoc,
    "\n  query ProductPage($id: ID!) {\n    product(id: $id) {\n      id\n      title\n      brand\n      description\n      image\n      imageAlt\n      price {\n        amount\n        currency\n      }\n      outOfStock\n      category {\n        id\n        name\n        filterName\n      }\n      variants {\n        id\n      }\n      related(first: 4) {\n        id\n        ...ViewedProduct_product\n      }\n      ...ProductView_product\n    }\n  }\n": typeof types.ProductPageDocument,
    "\n  query RecentlyViewedProducts($ids: [ID!]!) {\n    productsById(ids: $ids) {\n      id\n      ...ViewedProduct_product\n    }\n  }\n": typeof types.RecentlyViewedProductsDocument,
    "\n  fragment ViewedProduct_product on Product {\n    id\n    title\n    image\n    imageAlt\n    imageSources {\n      url\n      width\n    }\n    price {\n      amount\n    }\n    originalPrice {\n      amount\n    }\n  }\n": typeof types.ViewedProduct_ProductFragmentDoc,
    "\n  fragment SuggestedProduct_product on Product {\n    id\n    title\n    brand\n    image\n    imageSources {\n      url\n      width\n    }\n    price {\n      amount\n    }\n  }\n": typeof types.SuggestedProduct_ProductFragmentDoc,
    "\n  query Suggestions($search: String!) {\n    products(filter: { search: $search }, sort: RELEVANCE, first: 6) {\n      nodes {\n        ...SuggestedProduct_product\n      }\n    }\n    categories {\n      id\n      name\n      filterName\n      image\n    }\n    brands {\n      name\n      productCount\n    }\n  }\n": typeof types.SuggestionsDocument,
    "\n  query OtherSuggestions {\n    featuredProducts {\n      ...SuggestedProduct_product\n    }\n  }\n": typeof types.OtherSuggestionsDocument,
    "\n  fragment CategoryTile_category on Category {\n    id\n    name\n    filterName\n    image\n  }\n": typeof types.CategoryTile_CategoryFragmentDoc,
    "\n  query HomePage {\n    featuredProducts {\n      id\n      ...ProductCard_product\n    }\n    eyewear: products(filter: { categories: [\"Lunettes\"] }, first: 4) {\n      nodes {\n        id\n        ...ProductCard_product\n      }\n    }\n    categories {\n      id\n      ...CategoryTile_category\n    }\n    brands {\n      name\n    }\n    products(first: 1) {\n      facets {\n        ...OccasionTiles_facets\n      }\n    }\n  }\n": typeof types.HomePageDocument,
    "\n  query SizeGuides {\n    sizeGuides {\n      id\n      title\n      columns\n      rows\n      note\n    }\n  }\n": typeof types.SizeGuidesDocument,
    "\n  query CheckoutAddressPage {\n    me {\n      id\n      cart {\n        id\n        ...OrderPanel_cart\n      }\n      addresses {\n        ...SavedAddress_address\n      }\n    }\n    cardCheckout {\n      isAvailable\n      scriptUrl\n    }\n  }\n": typeof types.CheckoutAddressPageDocument,
    "\n  fragment OrderFacts_cart on Cart {\n    id\n    ...PriceDetails_cart\n  }\n": typeof types.OrderFacts_CartFragmentDoc,
    "\n  fragment OrderPanel_cart on Cart {\n    id\n    quantity\n    payable {\n      amount\n    }\n    lines {\n      id\n      quantity\n      variant {\n        id\n      }\n    }\n    warnings {\n      code\n      variantId\n      message\n    }\n    ...OrderLines_cart\n    ...OrderFacts_cart\n  }\n": typeof types.OrderPanel_CartFragmentDoc,
    "\n  fragment PriceDetails_cart on Cart {\n    id\n    quantity\n    originalTotal {\n      amount\n    }\n    discount {\n      amount\n    }\n    shipping {\n      amount\n    }\n    payable {\n      amount\n    }\n  }\n": typeof types.PriceDetails_CartFragmentDoc,
    "\n  mutation PlaceOrder(\n    $addressId: ID!\n    $phone: String!\n    $idempotencyKey: String!\n    $expectedTotal: Centimes!\n  ) {\n    placeOrder(\n      addressId: $addressId\n      phone: $phone\n      idempotencyKey: $idempotencyKey\n      expectedTotal: $expectedTotal\n    ) {\n      order {\n        ...LastOrder_order\n      }\n      cart {\n        id\n        quantity\n        warnings {\n          code\n          variantId\n          message\n        }\n        ...OrderLines_cart\n        ...PriceDetails_cart\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n": typeof types.PlaceOrderDocument,
    "\n  query GuestCheckoutPage($lines: [CartLineInput!]!) {\n    quote(lines: $lines) {\n      id\n      quantity\n      payable {\n        amount\n      }\n      ...GuestRecap_cart\n    }\n  }\n": typeof types.GuestCheckoutPageDocument,
    "\n  fragment GuestRecap_cart on Cart {\n    id\n    quantity\n    payable {\n      amount\n    }\n    warnings {\n      code\n      variantId\n      message\n    }\n    ...OrderLines_cart\n    ...PriceDetails_cart\n    ...FreeDelivery_cart\n  }\n": typeof types.GuestRecap_CartFragmentDoc,
    "\n  mutation PlaceGuestOrder($input: GuestOrderInput!, $idempotencyKey: String!) {\n    placeGuestOrder(input: $input, idempotencyKey: $idempotencyKey) {\n      order {\n        ...LastOrder_order\n      }\n      cart {\n        id\n        ...GuestRecap_cart\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n": typeof types.PlaceGuestOrderDocument,
    "\n  fragment AskPayment_payload on OrderPayload {\n    order {\n      status\n      ...LastOrder_order\n    }\n    userErrors {\n      code\n      message\n    }\n  }\n": typeof types.AskPayment_PayloadFragmentDoc,
    "\n  mutation ConfirmCardPayment($input: CardPaymentConfirmation!) {\n    confirmCardPayment(input: $input) {\n      ...AskPayment_payload\n    }\n  }\n": typeof types.ConfirmCardPaymentDocument,
    "\n  mutation CheckCardPayment($paymentId: ID!) {\n    checkCardPayment(paymentId: $paymentId) {\n      ...AskPayment_payload\n    }\n  }\n": typeof types.CheckCardPaymentDocument,
    "\n  mutation StartCardPayment($addressId: ID!, $idempotencyKey: String!, $expectedTotal: Centimes!) {\n    startCardPayment(\n      addressId: $addressId\n      idempotencyKey: $idempotencyKey\n      expectedTotal: $expectedTotal\n    ) {\n      payment {\n        id\n        key\n        providerOrderId\n        amount {\n          amount\n          currency\n        }\n      }\n      order {\n        ...LastOrder_order\n      }\n      cart {\n        id\n        quantity\n        warnings {\n          code\n          variantId\n          message\n        }\n        ...OrderLines_cart\n        ...PriceDetails_cart\n      }\n      userErrors {\n        code\n        message\n      }\n    }\n  }\n": typeof types.StartCardPaymentDocument,
    "\n  query LastDelivery {\n    me {\n      id\n      orders(first: 1) {\n        nodes {\n          id\n          shippingInfo {\n            name\n            street\n            city\n            region\n            postalCode\n          }\n        }\n      }\n    }\n  }\n": typeof types.LastDeliveryDocument,
    "\n  fragment LastOrder_order on Order {\n    id\n    number\n    trackingKey\n    placedAt\n    quantity\n    lines {\n      productId\n      variantId\n      title\n      variantTitle\n      image\n      quantity\n      total {\n        amount\n      }\n    }\n    payable {\n      amount\n    }\n    paymentMethod\n    shippingInfo {\n      name\n      phone\n      email\n      street\n      city\n      region\n      postalCode\n    }\n  }\n": typeof types.LastOrder_OrderFragmentDoc,
    "\n  mutation CancelOrder($orderId: ID!, $trackingKey: String) {\n    payload: cancelOrder(orderId: $orderId, trackingKey: $trackingKey) {\n      order {\n        id\n        ...OrderView_order\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n": typeof types.CancelOrderDocument,
    "\n  mutation ConfirmOrder($id: ID!, $key: String!) {\n    payload: confirmOrder(id: $id, key: $key) {\n      order {\n        id\n        ...OrderView_order\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n": typeof types.ConfirmOrderDocument,
    "\n  fragment OrderActions_order on Order {\n    id\n    status\n    canCancel\n    confirmedByCustomerAt\n    paymentMethod\n    invoice {\n      number\n    }\n    lines {\n      productId\n      variantId\n      title\n      quantity\n    }\n  }\n": typeof types.OrderActions_OrderFragmentDoc,
    "\n  fragment OrderDelivery_order on Order {\n    id\n    status\n    placedAt\n    paymentMethod\n    shippingInfo {\n      name\n      phone\n      email\n      street\n      city\n      region\n      postalCode\n    }\n  }\n": typeof types.OrderDelivery_OrderFragmentDoc,
    "\n  query OrderPage($id: ID!) {\n    me {\n      id\n      order(id: $id) {\n        id\n        number\n        status\n        ...OrderView_order\n      }\n    }\n  }\n": typeof types.OrderPageDocument,
    "\n  fragment OrderRefund_order on Order {\n    id\n    refund {\n      amount {\n        amount\n      }\n      requestedAt\n      doneAt\n    }\n    creditNotes {\n      number\n      issuedAt\n      amount {\n        amount\n      }\n    }\n  }\n": typeof types.OrderRefund_OrderFragmentDoc,
    "\n  fragment OrderTimeline_order on Order {\n    id\n    status\n    paymentMethod\n    parcelNumber\n    history {\n      status\n      at\n    }\n  }\n": typeof types.OrderTimeline_OrderFragmentDoc,
    "\n  fragment OrderView_order on Order {\n    id\n    number\n    status\n    placedAt\n    paymentMethod\n    canCancel\n    canRequestReturn\n    confirmedByCustomerAt\n    ...OrderActions_order\n    ...OrderTimeline_order\n    ...OrderReturn_order\n    ...OrderRefund_order\n    ...PlacedLines_order\n    ...PlacedPrices_order\n    ...OrderDelivery_order\n  }\n": typeof types.OrderView_OrderFragmentDoc,
    "\n  fragment PlacedPrices_order on Order {\n    id\n    status\n    paymentMethod\n    history {\n      status\n      at\n    }\n    originalTotal {\n      amount\n    }\n    discount {\n      amount\n    }\n    shipping {\n      amount\n    }\n    payable {\n      amount\n    }\n  }\n": typeof types.PlacedPrices_OrderFragmentDoc,
    "\n  query TrackedOrderPage($id: ID!, $key: String!) {\n    trackedOrder(id: $id, key: $key) {\n      id\n      number\n      status\n      ...OrderView_order\n    }\n  }\n": typeof types.TrackedOrderPageDocument,
    "\n  mutation Reorder($orderId: ID!) {\n    change: reorder(orderId: $orderId) {\n      ...CartChange_payload\n    }\n  }\n": typeof types.ReorderDocument,
    "\n  query ReorderQuote($lines: [CartLineInput!]!) {\n    quote(lines: $lines) {\n      id\n      warnings {\n        code\n        variantId\n        message\n      }\n    }\n  }\n": typeof types.ReorderQuoteDocument,
    "\n  fragment OrderReturn_order on Order {\n    id\n    status\n    paymentMethod\n    returnUntil\n    canRequestReturn\n    returnedLines {\n      variantId\n      quantity\n    }\n    returnRequest {\n      requestedAt\n      reason\n      receivedAt\n      refusedAt\n      refusal\n      lines {\n        variantId\n        quantity\n      }\n    }\n    ...ReturnDialog_order\n  }\n": typeof types.OrderReturn_OrderFragmentDoc,
    "\n  fragment ReturnDialog_order on Order {\n    id\n    lines {\n      variantId\n      variantTitle\n      title\n    }\n    returnableLines {\n      variantId\n      quantity\n    }\n  }\n": typeof types.ReturnDialog_OrderFragmentDoc,
    "\n  mutation RequestReturn(\n    $orderId: ID!\n    $reason: String!\n    $lines: [ReturnLineInput!]!\n    $trackingKey: String\n  ) {\n    requestReturn(orderId: $orderId, reason: $reason, lines: $lines, trackingKey: $trackingKey) {\n      order {\n        id\n        ...OrderView_order\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n": typeof types.RequestReturnDocument,
    "\n  mutation FindOrder($number: String!, $phone: String!) {\n    payload: findOrder(number: $number, phone: $phone) {\n      order {\n        id\n        trackingKey\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n": typeof types.FindOrderDocument,
    "\n  fragment CreditNotes_order on Order {\n    id\n    invoice {\n      number\n    }\n    creditNotes {\n      number\n      issuedAt\n      amount {\n        amount\n      }\n      vat {\n        amount\n      }\n    }\n  }\n": typeof types.CreditNotes_OrderFragmentDoc,
    "\n  fragment Invoice_buyer on ShippingInfo {\n    name\n    phone\n    email\n    street\n    city\n    region\n    postalCode\n  }\n": typeof types.Invoice_BuyerFragmentDoc,
    "\n  fragment Invoice_order on Order {\n    id\n    number\n    status\n    paymentMethod\n    invoice {\n      number\n      shippingInfo {\n        ...Invoice_buyer\n      }\n    }\n    shippingInfo {\n      ...Invoice_buyer\n    }\n    ...InvoiceFacts_order\n    ...InvoiceEnd_order\n    ...InvoiceTable_order\n    ...CreditNotes_order\n  }\n": typeof types.Invoice_OrderFragmentDoc,
    "\n  fragment InvoiceEnd_order on Order {\n    id\n    status\n    history {\n      status\n      at\n    }\n    refund {\n      amount {\n        amount\n      }\n      doneAt\n    }\n    creditNotes {\n      number\n      amount {\n        amount\n      }\n    }\n  }\n": typeof types.InvoiceEnd_OrderFragmentDoc,
    "\n  fragment InvoiceFacts_order on Order {\n    id\n    number\n    status\n    placedAt\n    paymentMethod\n    history {\n      status\n      at\n    }\n    invoice {\n      number\n      issuedAt\n    }\n  }\n": typeof types.InvoiceFacts_OrderFragmentDoc,
    "\n  query InvoicePage($id: ID!) {\n    me {\n      id\n      order(id: $id) {\n        id\n        ...Invoice_order\n      }\n    }\n    shop {\n      merchant {\n        ...InvoiceSeller_merchant\n      }\n    }\n  }\n": typeof types.InvoicePageDocument,
    "\n  fragment InvoiceSeller_merchant on Merchant {\n    legalName\n    address\n    ice\n    rc\n    taxId\n    phone\n    email\n  }\n": typeof types.InvoiceSeller_MerchantFragmentDoc,
    "\n  fragment InvoiceTable_line on OrderLine {\n    variantId\n    variantTitle\n    title\n    brand\n    price {\n      amount\n    }\n    quantity\n    total {\n      amount\n    }\n  }\n": typeof types.InvoiceTable_LineFragmentDoc,
    "\n  fragment InvoiceTable_order on Order {\n    id\n    paymentMethod\n    lines {\n      ...InvoiceTable_line\n    }\n    total {\n      amount\n    }\n    shipping {\n      amount\n    }\n    payable {\n      amount\n    }\n    invoice {\n      lines {\n        ...InvoiceTable_line\n      }\n      total {\n        amount\n      }\n      shipping {\n        amount\n      }\n      payable {\n        amount\n      }\n      vat {\n        amount\n      }\n    }\n  }\n": typeof types.InvoiceTable_OrderFragmentDoc,
    "\n  query TrackedInvoicePage($id: ID!, $key: String!) {\n    trackedOrder(id: $id, key: $key) {\n      id\n      ...Invoice_order\n    }\n    shop {\n      merchant {\n        ...InvoiceSeller_merchant\n      }\n    }\n  }\n": typeof types.TrackedInvoicePageDocument,
    "\n  fragment OrderLines_cart on Cart {\n    id\n    lines {\n      id\n      quantity\n      total {\n        amount\n      }\n      variant {\n        id\n        title\n        selectedOptions {\n          name\n          value\n        }\n        images {\n          url\n          sources {\n            url\n            width\n          }\n        }\n      }\n      product {\n        id\n        title\n        brand\n        image\n        imageSources {\n          url\n          width\n        }\n        category {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.OrderLines_CartFragmentDoc,
    "\n  fragment PlacedLines_order on Order {\n    id\n    lines {\n      productId\n      variantId\n      variantTitle\n      title\n      brand\n      image\n      price {\n        amount\n      }\n      quantity\n      total {\n        amount\n      }\n    }\n  }\n": typeof types.PlacedLines_OrderFragmentDoc,
    "\n  fragment OrderCard_order on Order {\n    id\n    number\n    status\n    placedAt\n    lines {\n      variantId\n      title\n      image\n      quantity\n    }\n    payable {\n      amount\n    }\n  }\n": typeof types.OrderCard_OrderFragmentDoc,
    "\n  query OrdersPage($first: Int!, $after: String) {\n    me {\n      id\n      orders(first: $first, after: $after) {\n        nodes {\n          id\n          ...OrderCard_order\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": typeof types.OrdersPageDocument,
    "\n  fragment WishlistItem_product on Product {\n    id\n    title\n    brand\n    image\n    imageAlt\n    imageSources {\n      url\n      width\n    }\n    price {\n      amount\n    }\n    originalPrice {\n      amount\n    }\n    discountPercent\n    outOfStock\n    ratings {\n      value\n      count\n    }\n    ...FirstVariant_product\n  }\n": typeof types.WishlistItem_ProductFragmentDoc,
    "\n  query WishlistPage {\n    me {\n      id\n      wishlist {\n        id\n        ...WishlistItem_product\n      }\n    }\n  }\n": typeof types.WishlistPageDocument,
    "\n  mutation AddToWishlist($productId: ID!) {\n    change: addToWishlist(productId: $productId) {\n      wishlist {\n        id\n        ...WishlistItem_product\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n": typeof types.AddToWishlistDocument,
    "\n  mutation RemoveFromWishlist($productId: ID!) {\n    change: removeFromWishlist(productId: $productId) {\n      wishlist {\n        id\n        ...WishlistItem_product\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n": typeof types.RemoveFromWishlistDocument,
    "\n  fragment Wishes_customer on Customer {\n    id\n    wishlist {\n      id\n    }\n  }\n": typeof types.Wishes_CustomerFragmentDoc,
    "\n  query Wishes {\n    me {\n      id\n      ...Wishes_customer\n    }\n  }\n": typeof types.WishesDocument,
};
const documents: Documents = {
    "\n  mutation RequestEmailVerification {\n    payload: requestEmailVerification {\n      customer {\n        id\n        emailVerified\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n": types.RequestEmailVerificationDocument,
    "\n  mutation ConfirmDevice($token: String!) {\n    payload: confirmDevice(token: $token) {\n      userErrors {\n        message\n      }\n    }\n  }\n": types.ConfirmDeviceDocument,
    "\n  mutation LogIn($input: LogInInput!) {\n    payload: logIn(input: $input) {\n      ...OpenedSession_payload\n    }\n  }\n": types.LogInDocument,
    "\n  mutation LogInAsDemo {\n    payload: logInAsDemo {\n      ...OpenedSession_payload\n    }\n  }\n": types.LogInAsDemoDocument,
    "\n  mutation SignUp($input: SignUpInput!) {\n    payload: signUp(input: $input) {\n      ...OpenedSession_payload\n    }\n  }\n": types.SignUpDocument,
    "\n  query LogInPage {\n    shop {\n      hasDemoAccount\n    }\n  }\n": types.LogInPageDocument,
    "\n  fragment OpenedSession_payload on SessionPayload {\n    session {\n      token\n      customer {\n        id\n        firstName\n        lastName\n        email\n      }\n    }\n    userErrors {\n      code\n      field\n      message\n    }\n  }\n": types.OpenedSession_PayloadFragmentDoc,
    "\n  mutation StartPasskeyRegistration($password: String!) {\n    payload: startPasskeyRegistration(password: $password) {\n      options\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n": types.StartPasskeyRegistrationDocument,
    "\n  mutation AddPasskey($response: String!, $name: String!) {\n    payload: addPasskey(response: $response, name: $name) {\n      passkeys {\n        ...ListedPasskey_passkey\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n": types.AddPasskeyDocument,
    "\n  mutation StartPasskeyLogIn {\n    payload: startPasskeyLogIn {\n      options\n      userErrors {\n        message\n      }\n    }\n  }\n": types.StartPasskeyLogInDocument,
    "\n  mutation LogInWithPasskey($response: String!) {\n    payload: logInWithPasskey(response: $response) {\n      ...OpenedSession_payload\n    }\n  }\n": types.LogInWithPasskeyDocument,
    "\n  fragment ListedPasskey_passkey on Passkey {\n    id\n    name\n    createdAt\n    lastUsedAt\n  }\n": types.ListedPasskey_PasskeyFragmentDoc,
    "\n  query Passkeys {\n    me {\n      id\n      passkeys {\n        ...ListedPasskey_passkey\n      }\n      sessions {\n        id\n        device\n        isCurrent\n      }\n    }\n  }\n": types.PasskeysDocument,
    "\n  mutation RemovePasskey($id: ID!) {\n    payload: removePasskey(id: $id) {\n      passkeys {\n        ...ListedPasskey_passkey\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n": types.RemovePasskeyDocument,
    "\n  mutation DeleteAccount($password: String!) {\n    payload: deleteAccount(password: $password) {\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n": types.DeleteAccountDocument,
    "\n  query DataExport {\n    me {\n      id\n      dataExport\n    }\n  }\n": types.DataExportDocument,
    "\n  mutation UpdateCustomer($input: CustomerInput!) {\n    payload: updateCustomer(input: $input) {\n      customer {\n        id\n        firstName\n        lastName\n        email\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n": types.UpdateCustomerDocument,
    "\n  query ProfilePage {\n    me {\n      id\n      firstName\n      lastName\n      email\n      emailVerified\n    }\n  }\n": types.ProfilePageDocument,
    "\n  mutation ConfirmEmail($token: String!) {\n    payload: confirmEmail(token: $token) {\n      customer {\n        id\n        firstName\n        lastName\n        email\n        emailVerified\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n": types.ConfirmEmailDocument,
    "\n  mutation RequestPasswordReset($email: String!) {\n    payload: requestPasswordReset(email: $email) {\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n": types.RequestPasswordResetDocument,
    "\n  mutation ResetPassword($token: String!, $password: String!) {\n    payload: resetPassword(token: $token, password: $password) {\n      ...OpenedSession_payload\n    }\n  }\n": types.ResetPasswordDocument,
    "\n  mutation RequestEmailChange($email: String!, $password: String!) {\n    payload: requestEmailChange(email: $email, password: $password) {\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n": types.RequestEmailChangeDocument,
    "\n  mutation ChangePassword($currentPassword: String!, $password: String!) {\n    payload: changePassword(currentPassword: $currentPassword, password: $password) {\n      customer {\n        id\n        sessions {\n          ...ListedSession_session\n        }\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n": types.ChangePasswordDocument,
    "\n  query SecurityPage {\n    me {\n      id\n      email\n      emailVerified\n      sessions {\n        ...ListedSession_session\n      }\n    }\n  }\n": types.SecurityPageDocument,
    "\n  fragment ListedSession_session on CustomerSession {\n    id\n    createdAt\n    lastSeenAt\n    device\n    isCurrent\n  }\n": types.ListedSession_SessionFragmentDoc,
    "\n  mutation EndSession($id: ID!) {\n    payload: endSession(id: $id) {\n      sessions {\n        ...ListedSession_session\n      }\n      userErrors {\n        code\n        message\n      }\n    }\n  }\n": types.EndSessionDocument,
    "\n  mutation EndOtherSessions {\n    payload: endOtherSessions {\n      sessions {\n        ...ListedSession_session\n      }\n      userErrors {\n        code\n        message\n      }\n    }\n  }\n": types.EndOtherSessionsDocument,
    "\n  mutation LogOut {\n    logOut {\n      userErrors {\n        code\n      }\n    }\n  }\n": types.LogOutDocument,
    "\n  fragment SavedAddress_address on Address {\n    id\n    name\n    street\n    city\n    region\n    postalCode\n    phone\n  }\n": types.SavedAddress_AddressFragmentDoc,
    "\n  query Addresses {\n    me {\n      id\n      addresses {\n        ...SavedAddress_address\n      }\n    }\n  }\n": types.AddressesDocument,
    "\n  mutation RemoveAddress($id: ID!) {\n    payload: removeAddress(id: $id) {\n      addresses {\n        ...SavedAddress_address\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n": types.RemoveAddressDocument,
    "\n  mutation AddAddress($input: AddressInput!) {\n    payload: addAddress(input: $input) {\n      addresses {\n        ...SavedAddress_address\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n": types.AddAddressDocument,
    "\n  mutation UpdateAddress($id: ID!, $input: AddressInput!) {\n    payload: updateAddress(id: $id, input: $input) {\n      addresses {\n        ...SavedAddress_address\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n": types.UpdateAddressDocument,
    "\n  query Merchant {\n    shop {\n      merchant {\n        legalName\n        address\n        ice\n        rc\n        taxId\n        cndp\n        phone\n        email\n      }\n    }\n  }\n": types.MerchantDocument,
    "\n  query Choices {\n    me {\n      id\n      ...CartLines_customer\n      ...Wishes_customer\n    }\n  }\n": types.ChoicesDocument,
    "\n  fragment CartChange_payload on CartPayload {\n    cart {\n      id\n      ...Cart_cart\n    }\n    userErrors {\n      message\n    }\n  }\n": types.CartChange_PayloadFragmentDoc,
    "\n  mutation AddToCart($productId: ID!, $variantId: ID!, $quantity: Int!) {\n    change: addToCart(productId: $productId, variantId: $variantId, quantity: $quantity) {\n      ...CartChange_payload\n    }\n  }\n": types.AddToCartDocument,
    "\n  mutation RemoveFromCart($productId: ID!, $variantId: ID!) {\n    change: removeFromCart(productId: $productId, variantId: $variantId) {\n      ...CartChange_payload\n    }\n  }\n": types.RemoveFromCartDocument,
    "\n  mutation ClearCart {\n    change: clearCart {\n      ...CartChange_payload\n    }\n  }\n": types.ClearCartDocument,
    "\n  mutation ChangeCartVariant($productId: ID!, $variantId: ID!, $toVariantId: ID!) {\n    change: changeCartVariant(\n      productId: $productId\n      variantId: $variantId\n      toVariantId: $toVariantId\n    ) {\n      ...CartChange_payload\n    }\n  }\n": types.ChangeCartVariantDocument,
    "\n  mutation SetCartQuantity($productId: ID!, $variantId: ID!, $quantity: Int!) {\n    change: setCartQuantity(productId: $productId, variantId: $variantId, quantity: $quantity) {\n      ...CartChange_payload\n    }\n  }\n": types.SetCartQuantityDocument,
    "\n  mutation MergeCart($lines: [CartLineInput!]!) {\n    change: mergeCart(lines: $lines) {\n      ...CartChange_payload\n    }\n  }\n": types.MergeCartDocument,
    "\n  fragment CartLine_line on CartLine {\n    id\n    quantity\n    price {\n      amount\n    }\n    total {\n      amount\n    }\n    variant {\n      id\n      ...CartLineOptions_variant\n      originalPrice {\n        amount\n      }\n      availableForSale\n      quantityAvailable\n      images {\n        url\n        alt\n        sources {\n          url\n          width\n        }\n      }\n    }\n    product {\n      id\n      ...CartLineOptions_product\n      title\n      languages {\n        title\n      }\n      brand\n      image\n      imageAlt\n      imageSources {\n        url\n        width\n      }\n      category {\n        id\n        name\n      }\n    }\n  }\n": types.CartLine_LineFragmentDoc,
    "\n  fragment CartLineOptions_product on Product {\n    id\n    options {\n      name\n      values {\n        value\n        swatch\n      }\n    }\n    variants {\n      id\n      title\n      availableForSale\n      selectedOptions {\n        name\n        value\n      }\n    }\n  }\n": types.CartLineOptions_ProductFragmentDoc,
    "\n  fragment CartLineOptions_variant on ProductVariant {\n    id\n    title\n    availableForSale\n    selectedOptions {\n      name\n      value\n    }\n  }\n": types.CartLineOptions_VariantFragmentDoc,
    "\n  fragment CartSummary_cart on Cart {\n    id\n    quantity\n    originalTotal {\n      amount\n    }\n    discount {\n      amount\n    }\n    shipping {\n      amount\n    }\n    payable {\n      amount\n    }\n    ...FreeDelivery_cart\n  }\n": types.CartSummary_CartFragmentDoc,
    "\n  fragment FreeDelivery_cart on Cart {\n    id\n    quantity\n    total {\n      amount\n    }\n    shipping {\n      amount\n    }\n    missingForFreeDelivery {\n      amount\n    }\n  }\n": types.FreeDelivery_CartFragmentDoc,
    "\n  fragment CartLines_customer on Customer {\n    id\n    cart {\n      id\n      quantity\n      lines {\n        id\n        quantity\n        product {\n          id\n        }\n        variant {\n          id\n          availableForSale\n        }\n      }\n    }\n  }\n": types.CartLines_CustomerFragmentDoc,
    "\n  query CartLines {\n    me {\n      id\n      ...CartLines_customer\n    }\n  }\n": types.CartLinesDocument,
    "\n  fragment Cart_cart on Cart {\n    id\n    quantity\n    total {\n      amount\n    }\n    payable {\n      amount\n    }\n    lines {\n      id\n      quantity\n      product {\n        id\n      }\n      variant {\n        id\n        availableForSale\n      }\n      ...CartLine_line\n    }\n    warnings {\n      code\n      productId\n      variantId\n      message\n    }\n    ...CartSummary_cart\n  }\n": types.Cart_CartFragmentDoc,
    "\n  query CustomerCart {\n    me {\n      id\n      cart {\n        id\n        ...Cart_cart\n      }\n    }\n  }\n": types.CustomerCartDocument,
    "\n  query GuestQuote($lines: [CartLineInput!]!) {\n    quote(lines: $lines) {\n      id\n      ...Cart_cart\n    }\n  }\n": types.GuestQuoteDocument,
    "\n  mutation RequestStockAlert($variantId: ID!, $email: String!) {\n    payload: requestStockAlert(variantId: $variantId, email: $email) {\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n": types.RequestStockAlertDocument,
    "\n  query StockAlertPage($token: String!) {\n    stockAlert(token: $token) {\n      isConfirmed\n      product {\n        id\n        title\n        brand\n        image\n        imageAlt\n        options {\n          name\n        }\n      }\n      variant {\n        id\n        title\n      }\n    }\n  }\n": types.StockAlertPageDocument,
    "\n  mutation ConfirmStockAlert($token: String!) {\n    payload: confirmStockAlert(token: $token) {\n      stockAlert {\n        isConfirmed\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n": types.ConfirmStockAlertDocument,
    "\n  mutation CancelStockAlert($token: String!) {\n    payload: cancelStockAlert(token: $token) {\n      userErrors {\n        message\n      }\n    }\n  }\n": types.CancelStockAlertDocument,
    "\n  fragment ProductCard_product on Product {\n    id\n    title\n    brand\n    description\n    languages {\n      title\n      description\n    }\n    image\n    imageAlt\n    imageSources {\n      url\n      width\n    }\n    price {\n      amount\n    }\n    originalPrice {\n      amount\n    }\n    discountPercent\n    outOfStock\n    ratings {\n      value\n    }\n    ...FirstVariant_product\n  }\n": types.ProductCard_ProductFragmentDoc,
    "\n  fragment FirstVariant_product on Product {\n    id\n    category {\n      id\n    }\n    listedVariants\n  }\n": types.FirstVariant_ProductFragmentDoc,
    "\n  fragment FrameMatch_product on Product {\n    id\n    title\n    brand\n    image\n    imageSources {\n      url\n      width\n    }\n    variants {\n      id\n      size\n      color\n      availableForSale\n      price {\n        amount\n      }\n      frame {\n        lensWidth\n        bridgeWidth\n        templeLength\n        lensHeight\n        frameWidth\n        outline\n      }\n    }\n  }\n": types.FrameMatch_ProductFragmentDoc,
    "\n  query FrameFinder($filter: ProductFilter!, $first: Int!, $after: String) {\n    products(filter: $filter, sort: FRAME_FIT, first: $first, after: $after) {\n      nodes {\n        id\n        ...FrameMatch_product\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.FrameFinderDocument,
    "\n  query FrameWidenings(\n    $withoutLens: ProductFilter!\n    $withoutBridge: ProductFilter!\n    $withoutTemple: ProductFilter!\n    $withoutFront: ProductFilter!\n    $lens: ProductFilter!\n    $bridge: ProductFilter!\n    $temple: ProductFilter!\n    $front: ProductFilter!\n  ) {\n    withoutLens: products(filter: $withoutLens, first: 1) {\n      totalCount\n    }\n    withoutBridge: products(filter: $withoutBridge, first: 1) {\n      totalCount\n    }\n    withoutTemple: products(filter: $withoutTemple, first: 1) {\n      totalCount\n    }\n    withoutFront: products(filter: $withoutFront, first: 1) {\n      totalCount\n    }\n    lens: products(filter: $lens, first: 1) {\n      totalCount\n    }\n    bridge: products(filter: $bridge, first: 1) {\n      totalCount\n    }\n    temple: products(filter: $temple, first: 1) {\n      totalCount\n    }\n    front: products(filter: $front, first: 1) {\n      totalCount\n    }\n  }\n": types.FrameWideningsDocument,
    "\n  query OtherProducts {\n    featuredProducts {\n      id\n      ...ProductCard_product\n    }\n  }\n": types.OtherProductsDocument,
    "\n  query CatalogPage($filter: ProductFilter!, $sort: ProductSort!, $first: Int!, $after: String) {\n    products(filter: $filter, sort: $sort, first: $first, after: $after) {\n      nodes {\n        id\n        ...ProductCard_product\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      correctedSearch\n      missingWords\n      facets {\n        categories {\n          value: filterValue\n          label: value\n          count\n        }\n        brands {\n          value\n          count\n        }\n        options {\n          filterName\n          values {\n            value: filterValue\n            label: value\n            count\n            swatch\n          }\n        }\n        price {\n          min\n          max\n        }\n        frameWidths {\n          value\n          count\n        }\n        occasions {\n          occasion\n          count\n        }\n      }\n    }\n  }\n": types.CatalogPageDocument,
    "\n  fragment OccasionTiles_facets on ProductFacets {\n    occasions {\n      occasion\n      count\n    }\n  }\n": types.OccasionTiles_FacetsFragmentDoc,
    "\n  query OccasionPage($filter: ProductFilter!, $sort: ProductSort!, $first: Int!, $after: String) {\n    products(filter: $filter, sort: $sort, first: $first, after: $after) {\n      nodes {\n        id\n        ...ProductCard_product\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      facets {\n        ...OccasionTiles_facets\n      }\n    }\n  }\n": types.OccasionPageDocument,
    "\n  query OccasionsPage {\n    products(first: 1) {\n      facets {\n        ...OccasionTiles_facets\n      }\n    }\n  }\n": types.OccasionsPageDocument,
    "\n  fragment BuyBar_variant on ProductVariant {\n    id\n    title\n    selectedOptions {\n      name\n      value\n    }\n    price {\n      amount\n    }\n    originalPrice {\n      amount\n    }\n    discountPercent\n    availableForSale\n    quantityAvailable\n  }\n": types.BuyBar_VariantFragmentDoc,
    "\n  fragment ProductView_product on Product {\n    id\n    title\n    brand\n    description\n    languages {\n      title\n      description\n      details\n    }\n    category {\n      id\n      name\n      filterName\n    }\n    ratings {\n      value\n      count\n    }\n    options {\n      name\n      values {\n        value\n        swatch\n      }\n    }\n    variants {\n      id\n      title\n      availableForSale\n      price {\n        amount\n      }\n      size\n      color\n      selectedOptions {\n        name\n        value\n      }\n      images {\n        url\n        alt\n        sources {\n          url\n          width\n        }\n      }\n      frame {\n        lensWidth\n        bridgeWidth\n        templeLength\n        lensHeight\n        frameWidth\n        outline\n      }\n      ...BuyBar_variant\n    }\n    details {\n      label\n      value\n    }\n    fit\n    silhouette {\n      wearers {\n        stature\n        alt\n        note\n        pictures {\n          color\n          url\n        }\n      }\n    }\n    sizeGuide {\n      title\n      columns\n      rows\n      note\n    }\n  }\n": types.ProductView_ProductFragmentDoc,
    "\n  query ProductPage($id: ID!) {\n    product(id: $id) {\n      id\n      title\n      brand\n      description\n      image\n      imageAlt\n      price {\n        amount\n        currency\n      }\n      outOfStock\n      category {\n        id\n        name\n        filterName\n      }\n      variants {\n        id\n      }\n      related(first: 4) {\n        id\n        ...ViewedProduct_product\n      }\n      ...ProductView_product\n    }\n  }\n": types.ProductPageDocument,
    "\n  query RecentlyViewedProducts($ids: [ID!]!) {\n    productsById(ids: $ids) {\n      id\n      ...ViewedProduct_product\n    }\n  }\n": types.RecentlyViewedProductsDocument,
    "\n  fragment ViewedProduct_product on Product {\n    id\n    title\n    image\n    imageAlt\n    imageSources {\n      url\n      width\n    }\n    price {\n      amount\n    }\n    originalPrice {\n      amount\n    }\n  }\n": types.ViewedProduct_ProductFragmentDoc,
    "\n  fragment SuggestedProduct_product on Product {\n    id\n    title\n    brand\n    image\n    imageSources {\n      url\n      width\n    }\n    price {\n      amount\n    }\n  }\n": types.SuggestedProduct_ProductFragmentDoc,
    "\n  query Suggestions($search: String!) {\n    products(filter: { search: $search }, sort: RELEVANCE, first: 6) {\n      nodes {\n        ...SuggestedProduct_product\n      }\n    }\n    categories {\n      id\n      name\n      filterName\n      image\n    }\n    brands {\n      name\n      productCount\n    }\n  }\n": types.SuggestionsDocument,
    "\n  query OtherSuggestions {\n    featuredProducts {\n      ...SuggestedProduct_product\n    }\n  }\n": types.OtherSuggestionsDocument,
    "\n  fragment CategoryTile_category on Category {\n    id\n    name\n    filterName\n    image\n  }\n": types.CategoryTile_CategoryFragmentDoc,
    "\n  query HomePage {\n    featuredProducts {\n      id\n      ...ProductCard_product\n    }\n    eyewear: products(filter: { categories: [\"Lunettes\"] }, first: 4) {\n      nodes {\n        id\n        ...ProductCard_product\n      }\n    }\n    categories {\n      id\n      ...CategoryTile_category\n    }\n    brands {\n      name\n    }\n    products(first: 1) {\n      facets {\n        ...OccasionTiles_facets\n      }\n    }\n  }\n": types.HomePageDocument,
    "\n  query SizeGuides {\n    sizeGuides {\n      id\n      title\n      columns\n      rows\n      note\n    }\n  }\n": types.SizeGuidesDocument,
    "\n  query CheckoutAddressPage {\n    me {\n      id\n      cart {\n        id\n        ...OrderPanel_cart\n      }\n      addresses {\n        ...SavedAddress_address\n      }\n    }\n    cardCheckout {\n      isAvailable\n      scriptUrl\n    }\n  }\n": types.CheckoutAddressPageDocument,
    "\n  fragment OrderFacts_cart on Cart {\n    id\n    ...PriceDetails_cart\n  }\n": types.OrderFacts_CartFragmentDoc,
    "\n  fragment OrderPanel_cart on Cart {\n    id\n    quantity\n    payable {\n      amount\n    }\n    lines {\n      id\n      quantity\n      variant {\n        id\n      }\n    }\n    warnings {\n      code\n      variantId\n      message\n    }\n    ...OrderLines_cart\n    ...OrderFacts_cart\n  }\n": types.OrderPanel_CartFragmentDoc,
    "\n  fragment PriceDetails_cart on Cart {\n    id\n    quantity\n    originalTotal {\n      amount\n    }\n    discount {\n      amount\n    }\n    shipping {\n      amount\n    }\n    payable {\n      amount\n    }\n  }\n": types.PriceDetails_CartFragmentDoc,
    "\n  mutation PlaceOrder(\n    $addressId: ID!\n    $phone: String!\n    $idempotencyKey: String!\n    $expectedTotal: Centimes!\n  ) {\n    placeOrder(\n      addressId: $addressId\n      phone: $phone\n      idempotencyKey: $idempotencyKey\n      expectedTotal: $expectedTotal\n    ) {\n      order {\n        ...LastOrder_order\n      }\n      cart {\n        id\n        quantity\n        warnings {\n          code\n          variantId\n          message\n        }\n        ...OrderLines_cart\n        ...PriceDetails_cart\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n": types.PlaceOrderDocument,
    "\n  query GuestCheckoutPage($lines: [CartLineInput!]!) {\n    quote(lines: $lines) {\n      id\n      quantity\n      payable {\n        amount\n      }\n      ...GuestRecap_cart\n    }\n  }\n": types.GuestCheckoutPageDocument,
    "\n  fragment GuestRecap_cart on Cart {\n    id\n    quantity\n    payable {\n      amount\n    }\n    warnings {\n      code\n      variantId\n      message\n    }\n    ...OrderLines_cart\n    ...PriceDetails_cart\n    ...FreeDelivery_cart\n  }\n": types.GuestRecap_CartFragmentDoc,
    "\n  mutation PlaceGuestOrder($input: GuestOrderInput!, $idempotencyKey: String!) {\n    placeGuestOrder(input: $input, idempotencyKey: $idempotencyKey) {\n      order {\n        ...LastOrder_order\n      }\n      cart {\n        id\n        ...GuestRecap_cart\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n": types.PlaceGuestOrderDocument,
    "\n  fragment AskPayment_payload on OrderPayload {\n    order {\n      status\n      ...LastOrder_order\n    }\n    userErrors {\n      code\n      message\n    }\n  }\n": types.AskPayment_PayloadFragmentDoc,
    "\n  mutation ConfirmCardPayment($input: CardPaymentConfirmation!) {\n    confirmCardPayment(input: $input) {\n      ...AskPayment_payload\n    }\n  }\n": types.ConfirmCardPaymentDocument,
    "\n  mutation CheckCardPayment($paymentId: ID!) {\n    checkCardPayment(paymentId: $paymentId) {\n      ...AskPayment_payload\n    }\n  }\n": types.CheckCardPaymentDocument,
    "\n  mutation StartCardPayment($addressId: ID!, $idempotencyKey: String!, $expectedTotal: Centimes!) {\n    startCardPayment(\n      addressId: $addressId\n      idempotencyKey: $idempotencyKey\n      expectedTotal: $expectedTotal\n    ) {\n      payment {\n        id\n        key\n        providerOrderId\n        amount {\n          amount\n          currency\n        }\n      }\n      order {\n        ...LastOrder_order\n      }\n      cart {\n        id\n        quantity\n        warnings {\n          code\n          variantId\n          message\n        }\n        ...OrderLines_cart\n        ...PriceDetails_cart\n      }\n      userErrors {\n        code\n        message\n      }\n    }\n  }\n": types.StartCardPaymentDocument,
    "\n  query LastDelivery {\n    me {\n      id\n      orders(first: 1) {\n        nodes {\n          id\n          shippingInfo {\n            name\n            street\n            city\n            region\n            postalCode\n          }\n        }\n      }\n    }\n  }\n": types.LastDeliveryDocument,
    "\n  fragment LastOrder_order on Order {\n    id\n    number\n    trackingKey\n    placedAt\n    quantity\n    lines {\n      productId\n      variantId\n      title\n      variantTitle\n      image\n      quantity\n      total {\n        amount\n      }\n    }\n    payable {\n      amount\n    }\n    paymentMethod\n    shippingInfo {\n      name\n      phone\n      email\n      street\n      city\n      region\n      postalCode\n    }\n  }\n": types.LastOrder_OrderFragmentDoc,
    "\n  mutation CancelOrder($orderId: ID!, $trackingKey: String) {\n    payload: cancelOrder(orderId: $orderId, trackingKey: $trackingKey) {\n      order {\n        id\n        ...OrderView_order\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n": types.CancelOrderDocument,
    "\n  mutation ConfirmOrder($id: ID!, $key: String!) {\n    payload: confirmOrder(id: $id, key: $key) {\n      order {\n        id\n        ...OrderView_order\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n": types.ConfirmOrderDocument,
    "\n  fragment OrderActions_order on Order {\n    id\n    status\n    canCancel\n    confirmedByCustomerAt\n    paymentMethod\n    invoice {\n      number\n    }\n    lines {\n      productId\n      variantId\n      title\n      quantity\n    }\n  }\n": types.OrderActions_OrderFragmentDoc,
    "\n  fragment OrderDelivery_order on Order {\n    id\n    status\n    placedAt\n    paymentMethod\n    shippingInfo {\n      name\n      phone\n      email\n      street\n      city\n      region\n      postalCode\n    }\n  }\n": types.OrderDelivery_OrderFragmentDoc,
    "\n  query OrderPage($id: ID!) {\n    me {\n      id\n      order(id: $id) {\n        id\n        number\n        status\n        ...OrderView_order\n      }\n    }\n  }\n": types.OrderPageDocument,
    "\n  fragment OrderRefund_order on Order {\n    id\n    refund {\n      amount {\n        amount\n      }\n      requestedAt\n      doneAt\n    }\n    creditNotes {\n      number\n      issuedAt\n      amount {\n        amount\n      }\n    }\n  }\n": types.OrderRefund_OrderFragmentDoc,
    "\n  fragment OrderTimeline_order on Order {\n    id\n    status\n    paymentMethod\n    parcelNumber\n    history {\n      status\n      at\n    }\n  }\n": types.OrderTimeline_OrderFragmentDoc,
    "\n  fragment OrderView_order on Order {\n    id\n    number\n    status\n    placedAt\n    paymentMethod\n    canCancel\n    canRequestReturn\n    confirmedByCustomerAt\n    ...OrderActions_order\n    ...OrderTimeline_order\n    ...OrderReturn_order\n    ...OrderRefund_order\n    ...PlacedLines_order\n    ...PlacedPrices_order\n    ...OrderDelivery_order\n  }\n": types.OrderView_OrderFragmentDoc,
    "\n  fragment PlacedPrices_order on Order {\n    id\n    status\n    paymentMethod\n    history {\n      status\n      at\n    }\n    originalTotal {\n      amount\n    }\n    discount {\n      amount\n    }\n    shipping {\n      amount\n    }\n    payable {\n      amount\n    }\n  }\n": types.PlacedPrices_OrderFragmentDoc,
    "\n  query TrackedOrderPage($id: ID!, $key: String!) {\n    trackedOrder(id: $id, key: $key) {\n      id\n      number\n      status\n      ...OrderView_order\n    }\n  }\n": types.TrackedOrderPageDocument,
    "\n  mutation Reorder($orderId: ID!) {\n    change: reorder(orderId: $orderId) {\n      ...CartChange_payload\n    }\n  }\n": types.ReorderDocument,
    "\n  query ReorderQuote($lines: [CartLineInput!]!) {\n    quote(lines: $lines) {\n      id\n      warnings {\n        code\n        variantId\n        message\n      }\n    }\n  }\n": types.ReorderQuoteDocument,
    "\n  fragment OrderReturn_order on Order {\n    id\n    status\n    paymentMethod\n    returnUntil\n    canRequestReturn\n    returnedLines {\n      variantId\n      quantity\n    }\n    returnRequest {\n      requestedAt\n      reason\n      receivedAt\n      refusedAt\n      refusal\n      lines {\n        variantId\n        quantity\n      }\n    }\n    ...ReturnDialog_order\n  }\n": types.OrderReturn_OrderFragmentDoc,
    "\n  fragment ReturnDialog_order on Order {\n    id\n    lines {\n      variantId\n      variantTitle\n      title\n    }\n    returnableLines {\n      variantId\n      quantity\n    }\n  }\n": types.ReturnDialog_OrderFragmentDoc,
    "\n  mutation RequestReturn(\n    $orderId: ID!\n    $reason: String!\n    $lines: [ReturnLineInput!]!\n    $trackingKey: String\n  ) {\n    requestReturn(orderId: $orderId, reason: $reason, lines: $lines, trackingKey: $trackingKey) {\n      order {\n        id\n        ...OrderView_order\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n": types.RequestReturnDocument,
    "\n  mutation FindOrder($number: String!, $phone: String!) {\n    payload: findOrder(number: $number, phone: $phone) {\n      order {\n        id\n        trackingKey\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n": types.FindOrderDocument,
    "\n  fragment CreditNotes_order on Order {\n    id\n    invoice {\n      number\n    }\n    creditNotes {\n      number\n      issuedAt\n      amount {\n        amount\n      }\n      vat {\n        amount\n      }\n    }\n  }\n": types.CreditNotes_OrderFragmentDoc,
    "\n  fragment Invoice_buyer on ShippingInfo {\n    name\n    phone\n    email\n    street\n    city\n    region\n    postalCode\n  }\n": types.Invoice_BuyerFragmentDoc,
    "\n  fragment Invoice_order on Order {\n    id\n    number\n    status\n    paymentMethod\n    invoice {\n      number\n      shippingInfo {\n        ...Invoice_buyer\n      }\n    }\n    shippingInfo {\n      ...Invoice_buyer\n    }\n    ...InvoiceFacts_order\n    ...InvoiceEnd_order\n    ...InvoiceTable_order\n    ...CreditNotes_order\n  }\n": types.Invoice_OrderFragmentDoc,
    "\n  fragment InvoiceEnd_order on Order {\n    id\n    status\n    history {\n      status\n      at\n    }\n    refund {\n      amount {\n        amount\n      }\n      doneAt\n    }\n    creditNotes {\n      number\n      amount {\n        amount\n      }\n    }\n  }\n": types.InvoiceEnd_OrderFragmentDoc,
    "\n  fragment InvoiceFacts_order on Order {\n    id\n    number\n    status\n    placedAt\n    paymentMethod\n    history {\n      status\n      at\n    }\n    invoice {\n      number\n      issuedAt\n    }\n  }\n": types.InvoiceFacts_OrderFragmentDoc,
    "\n  query InvoicePage($id: ID!) {\n    me {\n      id\n      order(id: $id) {\n        id\n        ...Invoice_order\n      }\n    }\n    shop {\n      merchant {\n        ...InvoiceSeller_merchant\n      }\n    }\n  }\n": types.InvoicePageDocument,
    "\n  fragment InvoiceSeller_merchant on Merchant {\n    legalName\n    address\n    ice\n    rc\n    taxId\n    phone\n    email\n  }\n": types.InvoiceSeller_MerchantFragmentDoc,
    "\n  fragment InvoiceTable_line on OrderLine {\n    variantId\n    variantTitle\n    title\n    brand\n    price {\n      amount\n    }\n    quantity\n    total {\n      amount\n    }\n  }\n": types.InvoiceTable_LineFragmentDoc,
    "\n  fragment InvoiceTable_order on Order {\n    id\n    paymentMethod\n    lines {\n      ...InvoiceTable_line\n    }\n    total {\n      amount\n    }\n    shipping {\n      amount\n    }\n    payable {\n      amount\n    }\n    invoice {\n      lines {\n        ...InvoiceTable_line\n      }\n      total {\n        amount\n      }\n      shipping {\n        amount\n      }\n      payable {\n        amount\n      }\n      vat {\n        amount\n      }\n    }\n  }\n": types.InvoiceTable_OrderFragmentDoc,
    "\n  query TrackedInvoicePage($id: ID!, $key: String!) {\n    trackedOrder(id: $id, key: $key) {\n      id\n      ...Invoice_order\n    }\n    shop {\n      merchant {\n        ...InvoiceSeller_merchant\n      }\n    }\n  }\n": types.TrackedInvoicePageDocument,
    "\n  fragment OrderLines_cart on Cart {\n    id\n    lines {\n      id\n      quantity\n      total {\n        amount\n      }\n      variant {\n        id\n        title\n        selectedOptions {\n          name\n          value\n        }\n        images {\n          url\n          sources {\n            url\n            width\n          }\n        }\n      }\n      product {\n        id\n        title\n        brand\n        image\n        imageSources {\n          url\n          width\n        }\n        category {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.OrderLines_CartFragmentDoc,
    "\n  fragment PlacedLines_order on Order {\n    id\n    lines {\n      productId\n      variantId\n      variantTitle\n      title\n      brand\n      image\n      price {\n        amount\n      }\n      quantity\n      total {\n        amount\n      }\n    }\n  }\n": types.PlacedLines_OrderFragmentDoc,
    "\n  fragment OrderCard_order on Order {\n    id\n    number\n    status\n    placedAt\n    lines {\n      variantId\n      title\n      image\n      quantity\n    }\n    payable {\n      amount\n    }\n  }\n": types.OrderCard_OrderFragmentDoc,
    "\n  query OrdersPage($first: Int!, $after: String) {\n    me {\n      id\n      orders(first: $first, after: $after) {\n        nodes {\n          id\n          ...OrderCard_order\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": types.OrdersPageDocument,
    "\n  fragment WishlistItem_product on Product {\n    id\n    title\n    brand\n    image\n    imageAlt\n    imageSources {\n      url\n      width\n    }\n    price {\n      amount\n    }\n    originalPrice {\n      amount\n    }\n    discountPercent\n    outOfStock\n    ratings {\n      value\n      count\n    }\n    ...FirstVariant_product\n  }\n": types.WishlistItem_ProductFragmentDoc,
    "\n  query WishlistPage {\n    me {\n      id\n      wishlist {\n        id\n        ...WishlistItem_product\n      }\n    }\n  }\n": types.WishlistPageDocument,
    "\n  mutation AddToWishlist($productId: ID!) {\n    change: addToWishlist(productId: $productId) {\n      wishlist {\n        id\n        ...WishlistItem_product\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n": types.AddToWishlistDocument,
    "\n  mutation RemoveFromWishlist($productId: ID!) {\n    change: removeFromWishlist(productId: $productId) {\n      wishlist {\n        id\n        ...WishlistItem_product\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n": types.RemoveFromWishlistDocument,
    "\n  fragment Wishes_customer on Customer {\n    id\n    wishlist {\n      id\n    }\n  }\n": types.Wishes_CustomerFragmentDoc,
    "\n  query Wishes {\n    me {\n      id\n      ...Wishes_customer\n    }\n  }\n": types.WishesDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestEmailVerification {\n    payload: requestEmailVerification {\n      customer {\n        id\n        emailVerified\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RequestEmailVerification {\n    payload: requestEmailVerification {\n      customer {\n        id\n        emailVerified\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmDevice($token: String!) {\n    payload: confirmDevice(token: $token) {\n      userErrors {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmDevice($token: String!) {\n    payload: confirmDevice(token: $token) {\n      userErrors {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LogIn($input: LogInInput!) {\n    payload: logIn(input: $input) {\n      ...OpenedSession_payload\n    }\n  }\n"): (typeof documents)["\n  mutation LogIn($input: LogInInput!) {\n    payload: logIn(input: $input) {\n      ...OpenedSession_payload\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LogInAsDemo {\n    payload: logInAsDemo {\n      ...OpenedSession_payload\n    }\n  }\n"): (typeof documents)["\n  mutation LogInAsDemo {\n    payload: logInAsDemo {\n      ...OpenedSession_payload\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignUp($input: SignUpInput!) {\n    payload: signUp(input: $input) {\n      ...OpenedSession_payload\n    }\n  }\n"): (typeof documents)["\n  mutation SignUp($input: SignUpInput!) {\n    payload: signUp(input: $input) {\n      ...OpenedSession_payload\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LogInPage {\n    shop {\n      hasDemoAccount\n    }\n  }\n"): (typeof documents)["\n  query LogInPage {\n    shop {\n      hasDemoAccount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OpenedSession_payload on SessionPayload {\n    session {\n      token\n      customer {\n        id\n        firstName\n        lastName\n        email\n      }\n    }\n    userErrors {\n      code\n      field\n      message\n    }\n  }\n"): (typeof documents)["\n  fragment OpenedSession_payload on SessionPayload {\n    session {\n      token\n      customer {\n        id\n        firstName\n        lastName\n        email\n      }\n    }\n    userErrors {\n      code\n      field\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartPasskeyRegistration($password: String!) {\n    payload: startPasskeyRegistration(password: $password) {\n      options\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation StartPasskeyRegistration($password: String!) {\n    payload: startPasskeyRegistration(password: $password) {\n      options\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddPasskey($response: String!, $name: String!) {\n    payload: addPasskey(response: $response, name: $name) {\n      passkeys {\n        ...ListedPasskey_passkey\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AddPasskey($response: String!, $name: String!) {\n    payload: addPasskey(response: $response, name: $name) {\n      passkeys {\n        ...ListedPasskey_passkey\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartPasskeyLogIn {\n    payload: startPasskeyLogIn {\n      options\n      userErrors {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation StartPasskeyLogIn {\n    payload: startPasskeyLogIn {\n      options\n      userErrors {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LogInWithPasskey($response: String!) {\n    payload: logInWithPasskey(response: $response) {\n      ...OpenedSession_payload\n    }\n  }\n"): (typeof documents)["\n  mutation LogInWithPasskey($response: String!) {\n    payload: logInWithPasskey(response: $response) {\n      ...OpenedSession_payload\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ListedPasskey_passkey on Passkey {\n    id\n    name\n    createdAt\n    lastUsedAt\n  }\n"): (typeof documents)["\n  fragment ListedPasskey_passkey on Passkey {\n    id\n    name\n    createdAt\n    lastUsedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Passkeys {\n    me {\n      id\n      passkeys {\n        ...ListedPasskey_passkey\n      }\n      sessions {\n        id\n        device\n        isCurrent\n      }\n    }\n  }\n"): (typeof documents)["\n  query Passkeys {\n    me {\n      id\n      passkeys {\n        ...ListedPasskey_passkey\n      }\n      sessions {\n        id\n        device\n        isCurrent\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemovePasskey($id: ID!) {\n    payload: removePasskey(id: $id) {\n      passkeys {\n        ...ListedPasskey_passkey\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RemovePasskey($id: ID!) {\n    payload: removePasskey(id: $id) {\n      passkeys {\n        ...ListedPasskey_passkey\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteAccount($password: String!) {\n    payload: deleteAccount(password: $password) {\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteAccount($password: String!) {\n    payload: deleteAccount(password: $password) {\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DataExport {\n    me {\n      id\n      dataExport\n    }\n  }\n"): (typeof documents)["\n  query DataExport {\n    me {\n      id\n      dataExport\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCustomer($input: CustomerInput!) {\n    payload: updateCustomer(input: $input) {\n      customer {\n        id\n        firstName\n        lastName\n        email\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateCustomer($input: CustomerInput!) {\n    payload: updateCustomer(input: $input) {\n      customer {\n        id\n        firstName\n        lastName\n        email\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProfilePage {\n    me {\n      id\n      firstName\n      lastName\n      email\n      emailVerified\n    }\n  }\n"): (typeof documents)["\n  query ProfilePage {\n    me {\n      id\n      firstName\n      lastName\n      email\n      emailVerified\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmEmail($token: String!) {\n    payload: confirmEmail(token: $token) {\n      customer {\n        id\n        firstName\n        lastName\n        email\n        emailVerified\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmEmail($token: String!) {\n    payload: confirmEmail(token: $token) {\n      customer {\n        id\n        firstName\n        lastName\n        email\n        emailVerified\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestPasswordReset($email: String!) {\n    payload: requestPasswordReset(email: $email) {\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RequestPasswordReset($email: String!) {\n    payload: requestPasswordReset(email: $email) {\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetPassword($token: String!, $password: String!) {\n    payload: resetPassword(token: $token, password: $password) {\n      ...OpenedSession_payload\n    }\n  }\n"): (typeof documents)["\n  mutation ResetPassword($token: String!, $password: String!) {\n    payload: resetPassword(token: $token, password: $password) {\n      ...OpenedSession_payload\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestEmailChange($email: String!, $password: String!) {\n    payload: requestEmailChange(email: $email, password: $password) {\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RequestEmailChange($email: String!, $password: String!) {\n    payload: requestEmailChange(email: $email, password: $password) {\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePassword($currentPassword: String!, $password: String!) {\n    payload: changePassword(currentPassword: $currentPassword, password: $password) {\n      customer {\n        id\n        sessions {\n          ...ListedSession_session\n        }\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangePassword($currentPassword: String!, $password: String!) {\n    payload: changePassword(currentPassword: $currentPassword, password: $password) {\n      customer {\n        id\n        sessions {\n          ...ListedSession_session\n        }\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SecurityPage {\n    me {\n      id\n      email\n      emailVerified\n      sessions {\n        ...ListedSession_session\n      }\n    }\n  }\n"): (typeof documents)["\n  query SecurityPage {\n    me {\n      id\n      email\n      emailVerified\n      sessions {\n        ...ListedSession_session\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ListedSession_session on CustomerSession {\n    id\n    createdAt\n    lastSeenAt\n    device\n    isCurrent\n  }\n"): (typeof documents)["\n  fragment ListedSession_session on CustomerSession {\n    id\n    createdAt\n    lastSeenAt\n    device\n    isCurrent\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndSession($id: ID!) {\n    payload: endSession(id: $id) {\n      sessions {\n        ...ListedSession_session\n      }\n      userErrors {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation EndSession($id: ID!) {\n    payload: endSession(id: $id) {\n      sessions {\n        ...ListedSession_session\n      }\n      userErrors {\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndOtherSessions {\n    payload: endOtherSessions {\n      sessions {\n        ...ListedSession_session\n      }\n      userErrors {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation EndOtherSessions {\n    payload: endOtherSessions {\n      sessions {\n        ...ListedSession_session\n      }\n      userErrors {\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LogOut {\n    logOut {\n      userErrors {\n        code\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation LogOut {\n    logOut {\n      userErrors {\n        code\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SavedAddress_address on Address {\n    id\n    name\n    street\n    city\n    region\n    postalCode\n    phone\n  }\n"): (typeof documents)["\n  fragment SavedAddress_address on Address {\n    id\n    name\n    street\n    city\n    region\n    postalCode\n    phone\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Addresses {\n    me {\n      id\n      addresses {\n        ...SavedAddress_address\n      }\n    }\n  }\n"): (typeof documents)["\n  query Addresses {\n    me {\n      id\n      addresses {\n        ...SavedAddress_address\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveAddress($id: ID!) {\n    payload: removeAddress(id: $id) {\n      addresses {\n        ...SavedAddress_address\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveAddress($id: ID!) {\n    payload: removeAddress(id: $id) {\n      addresses {\n        ...SavedAddress_address\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddAddress($input: AddressInput!) {\n    payload: addAddress(input: $input) {\n      addresses {\n        ...SavedAddress_address\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AddAddress($input: AddressInput!) {\n    payload: addAddress(input: $input) {\n      addresses {\n        ...SavedAddress_address\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateAddress($id: ID!, $input: AddressInput!) {\n    payload: updateAddress(id: $id, input: $input) {\n      addresses {\n        ...SavedAddress_address\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateAddress($id: ID!, $input: AddressInput!) {\n    payload: updateAddress(id: $id, input: $input) {\n      addresses {\n        ...SavedAddress_address\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Merchant {\n    shop {\n      merchant {\n        legalName\n        address\n        ice\n        rc\n        taxId\n        cndp\n        phone\n        email\n      }\n    }\n  }\n"): (typeof documents)["\n  query Merchant {\n    shop {\n      merchant {\n        legalName\n        address\n        ice\n        rc\n        taxId\n        cndp\n        phone\n        email\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Choices {\n    me {\n      id\n      ...CartLines_customer\n      ...Wishes_customer\n    }\n  }\n"): (typeof documents)["\n  query Choices {\n    me {\n      id\n      ...CartLines_customer\n      ...Wishes_customer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CartChange_payload on CartPayload {\n    cart {\n      id\n      ...Cart_cart\n    }\n    userErrors {\n      message\n    }\n  }\n"): (typeof documents)["\n  fragment CartChange_payload on CartPayload {\n    cart {\n      id\n      ...Cart_cart\n    }\n    userErrors {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddToCart($productId: ID!, $variantId: ID!, $quantity: Int!) {\n    change: addToCart(productId: $productId, variantId: $variantId, quantity: $quantity) {\n      ...CartChange_payload\n    }\n  }\n"): (typeof documents)["\n  mutation AddToCart($productId: ID!, $variantId: ID!, $quantity: Int!) {\n    change: addToCart(productId: $productId, variantId: $variantId, quantity: $quantity) {\n      ...CartChange_payload\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveFromCart($productId: ID!, $variantId: ID!) {\n    change: removeFromCart(productId: $productId, variantId: $variantId) {\n      ...CartChange_payload\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveFromCart($productId: ID!, $variantId: ID!) {\n    change: removeFromCart(productId: $productId, variantId: $variantId) {\n      ...CartChange_payload\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ClearCart {\n    change: clearCart {\n      ...CartChange_payload\n    }\n  }\n"): (typeof documents)["\n  mutation ClearCart {\n    change: clearCart {\n      ...CartChange_payload\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeCartVariant($productId: ID!, $variantId: ID!, $toVariantId: ID!) {\n    change: changeCartVariant(\n      productId: $productId\n      variantId: $variantId\n      toVariantId: $toVariantId\n    ) {\n      ...CartChange_payload\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeCartVariant($productId: ID!, $variantId: ID!, $toVariantId: ID!) {\n    change: changeCartVariant(\n      productId: $productId\n      variantId: $variantId\n      toVariantId: $toVariantId\n    ) {\n      ...CartChange_payload\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetCartQuantity($productId: ID!, $variantId: ID!, $quantity: Int!) {\n    change: setCartQuantity(productId: $productId, variantId: $variantId, quantity: $quantity) {\n      ...CartChange_payload\n    }\n  }\n"): (typeof documents)["\n  mutation SetCartQuantity($productId: ID!, $variantId: ID!, $quantity: Int!) {\n    change: setCartQuantity(productId: $productId, variantId: $variantId, quantity: $quantity) {\n      ...CartChange_payload\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MergeCart($lines: [CartLineInput!]!) {\n    change: mergeCart(lines: $lines) {\n      ...CartChange_payload\n    }\n  }\n"): (typeof documents)["\n  mutation MergeCart($lines: [CartLineInput!]!) {\n    change: mergeCart(lines: $lines) {\n      ...CartChange_payload\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CartLine_line on CartLine {\n    id\n    quantity\n    price {\n      amount\n    }\n    total {\n      amount\n    }\n    variant {\n      id\n      ...CartLineOptions_variant\n      originalPrice {\n        amount\n      }\n      availableForSale\n      quantityAvailable\n      images {\n        url\n        alt\n        sources {\n          url\n          width\n        }\n      }\n    }\n    product {\n      id\n      ...CartLineOptions_product\n      title\n      languages {\n        title\n      }\n      brand\n      image\n      imageAlt\n      imageSources {\n        url\n        width\n      }\n      category {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment CartLine_line on CartLine {\n    id\n    quantity\n    price {\n      amount\n    }\n    total {\n      amount\n    }\n    variant {\n      id\n      ...CartLineOptions_variant\n      originalPrice {\n        amount\n      }\n      availableForSale\n      quantityAvailable\n      images {\n        url\n        alt\n        sources {\n          url\n          width\n        }\n      }\n    }\n    product {\n      id\n      ...CartLineOptions_product\n      title\n      languages {\n        title\n      }\n      brand\n      image\n      imageAlt\n      imageSources {\n        url\n        width\n      }\n      category {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CartLineOptions_product on Product {\n    id\n    options {\n      name\n      values {\n        value\n        swatch\n      }\n    }\n    variants {\n      id\n      title\n      availableForSale\n      selectedOptions {\n        name\n        value\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment CartLineOptions_product on Product {\n    id\n    options {\n      name\n      values {\n        value\n        swatch\n      }\n    }\n    variants {\n      id\n      title\n      availableForSale\n      selectedOptions {\n        name\n        value\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CartLineOptions_variant on ProductVariant {\n    id\n    title\n    availableForSale\n    selectedOptions {\n      name\n      value\n    }\n  }\n"): (typeof documents)["\n  fragment CartLineOptions_variant on ProductVariant {\n    id\n    title\n    availableForSale\n    selectedOptions {\n      name\n      value\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CartSummary_cart on Cart {\n    id\n    quantity\n    originalTotal {\n      amount\n    }\n    discount {\n      amount\n    }\n    shipping {\n      amount\n    }\n    payable {\n      amount\n    }\n    ...FreeDelivery_cart\n  }\n"): (typeof documents)["\n  fragment CartSummary_cart on Cart {\n    id\n    quantity\n    originalTotal {\n      amount\n    }\n    discount {\n      amount\n    }\n    shipping {\n      amount\n    }\n    payable {\n      amount\n    }\n    ...FreeDelivery_cart\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FreeDelivery_cart on Cart {\n    id\n    quantity\n    total {\n      amount\n    }\n    shipping {\n      amount\n    }\n    missingForFreeDelivery {\n      amount\n    }\n  }\n"): (typeof documents)["\n  fragment FreeDelivery_cart on Cart {\n    id\n    quantity\n    total {\n      amount\n    }\n    shipping {\n      amount\n    }\n    missingForFreeDelivery {\n      amount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CartLines_customer on Customer {\n    id\n    cart {\n      id\n      quantity\n      lines {\n        id\n        quantity\n        product {\n          id\n        }\n        variant {\n          id\n          availableForSale\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment CartLines_customer on Customer {\n    id\n    cart {\n      id\n      quantity\n      lines {\n        id\n        quantity\n        product {\n          id\n        }\n        variant {\n          id\n          availableForSale\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CartLines {\n    me {\n      id\n      ...CartLines_customer\n    }\n  }\n"): (typeof documents)["\n  query CartLines {\n    me {\n      id\n      ...CartLines_customer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Cart_cart on Cart {\n    id\n    quantity\n    total {\n      amount\n    }\n    payable {\n      amount\n    }\n    lines {\n      id\n      quantity\n      product {\n        id\n      }\n      variant {\n        id\n        availableForSale\n      }\n      ...CartLine_line\n    }\n    warnings {\n      code\n      productId\n      variantId\n      message\n    }\n    ...CartSummary_cart\n  }\n"): (typeof documents)["\n  fragment Cart_cart on Cart {\n    id\n    quantity\n    total {\n      amount\n    }\n    payable {\n      amount\n    }\n    lines {\n      id\n      quantity\n      product {\n        id\n      }\n      variant {\n        id\n        availableForSale\n      }\n      ...CartLine_line\n    }\n    warnings {\n      code\n      productId\n      variantId\n      message\n    }\n    ...CartSummary_cart\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CustomerCart {\n    me {\n      id\n      cart {\n        id\n        ...Cart_cart\n      }\n    }\n  }\n"): (typeof documents)["\n  query CustomerCart {\n    me {\n      id\n      cart {\n        id\n        ...Cart_cart\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GuestQuote($lines: [CartLineInput!]!) {\n    quote(lines: $lines) {\n      id\n      ...Cart_cart\n    }\n  }\n"): (typeof documents)["\n  query GuestQuote($lines: [CartLineInput!]!) {\n    quote(lines: $lines) {\n      id\n      ...Cart_cart\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestStockAlert($variantId: ID!, $email: String!) {\n    payload: requestStockAlert(variantId: $variantId, email: $email) {\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RequestStockAlert($variantId: ID!, $email: String!) {\n    payload: requestStockAlert(variantId: $variantId, email: $email) {\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StockAlertPage($token: String!) {\n    stockAlert(token: $token) {\n      isConfirmed\n      product {\n        id\n        title\n        brand\n        image\n        imageAlt\n        options {\n          name\n        }\n      }\n      variant {\n        id\n        title\n      }\n    }\n  }\n"): (typeof documents)["\n  query StockAlertPage($token: String!) {\n    stockAlert(token: $token) {\n      isConfirmed\n      product {\n        id\n        title\n        brand\n        image\n        imageAlt\n        options {\n          name\n        }\n      }\n      variant {\n        id\n        title\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmStockAlert($token: String!) {\n    payload: confirmStockAlert(token: $token) {\n      stockAlert {\n        isConfirmed\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmStockAlert($token: String!) {\n    payload: confirmStockAlert(token: $token) {\n      stockAlert {\n        isConfirmed\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelStockAlert($token: String!) {\n    payload: cancelStockAlert(token: $token) {\n      userErrors {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CancelStockAlert($token: String!) {\n    payload: cancelStockAlert(token: $token) {\n      userErrors {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductCard_product on Product {\n    id\n    title\n    brand\n    description\n    languages {\n      title\n      description\n    }\n    image\n    imageAlt\n    imageSources {\n      url\n      width\n    }\n    price {\n      amount\n    }\n    originalPrice {\n      amount\n    }\n    discountPercent\n    outOfStock\n    ratings {\n      value\n    }\n    ...FirstVariant_product\n  }\n"): (typeof documents)["\n  fragment ProductCard_product on Product {\n    id\n    title\n    brand\n    description\n    languages {\n      title\n      description\n    }\n    image\n    imageAlt\n    imageSources {\n      url\n      width\n    }\n    price {\n      amount\n    }\n    originalPrice {\n      amount\n    }\n    discountPercent\n    outOfStock\n    ratings {\n      value\n    }\n    ...FirstVariant_product\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FirstVariant_product on Product {\n    id\n    category {\n      id\n    }\n    listedVariants\n  }\n"): (typeof documents)["\n  fragment FirstVariant_product on Product {\n    id\n    category {\n      id\n    }\n    listedVariants\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FrameMatch_product on Product {\n    id\n    title\n    brand\n    image\n    imageSources {\n      url\n      width\n    }\n    variants {\n      id\n      size\n      color\n      availableForSale\n      price {\n        amount\n      }\n      frame {\n        lensWidth\n        bridgeWidth\n        templeLength\n        lensHeight\n        frameWidth\n        outline\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment FrameMatch_product on Product {\n    id\n    title\n    brand\n    image\n    imageSources {\n      url\n      width\n    }\n    variants {\n      id\n      size\n      color\n      availableForSale\n      price {\n        amount\n      }\n      frame {\n        lensWidth\n        bridgeWidth\n        templeLength\n        lensHeight\n        frameWidth\n        outline\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FrameFinder($filter: ProductFilter!, $first: Int!, $after: String) {\n    products(filter: $filter, sort: FRAME_FIT, first: $first, after: $after) {\n      nodes {\n        id\n        ...FrameMatch_product\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query FrameFinder($filter: ProductFilter!, $first: Int!, $after: String) {\n    products(filter: $filter, sort: FRAME_FIT, first: $first, after: $after) {\n      nodes {\n        id\n        ...FrameMatch_product\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FrameWidenings(\n    $withoutLens: ProductFilter!\n    $withoutBridge: ProductFilter!\n    $withoutTemple: ProductFilter!\n    $withoutFront: ProductFilter!\n    $lens: ProductFilter!\n    $bridge: ProductFilter!\n    $temple: ProductFilter!\n    $front: ProductFilter!\n  ) {\n    withoutLens: products(filter: $withoutLens, first: 1) {\n      totalCount\n    }\n    withoutBridge: products(filter: $withoutBridge, first: 1) {\n      totalCount\n    }\n    withoutTemple: products(filter: $withoutTemple, first: 1) {\n      totalCount\n    }\n    withoutFront: products(filter: $withoutFront, first: 1) {\n      totalCount\n    }\n    lens: products(filter: $lens, first: 1) {\n      totalCount\n    }\n    bridge: products(filter: $bridge, first: 1) {\n      totalCount\n    }\n    temple: products(filter: $temple, first: 1) {\n      totalCount\n    }\n    front: products(filter: $front, first: 1) {\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query FrameWidenings(\n    $withoutLens: ProductFilter!\n    $withoutBridge: ProductFilter!\n    $withoutTemple: ProductFilter!\n    $withoutFront: ProductFilter!\n    $lens: ProductFilter!\n    $bridge: ProductFilter!\n    $temple: ProductFilter!\n    $front: ProductFilter!\n  ) {\n    withoutLens: products(filter: $withoutLens, first: 1) {\n      totalCount\n    }\n    withoutBridge: products(filter: $withoutBridge, first: 1) {\n      totalCount\n    }\n    withoutTemple: products(filter: $withoutTemple, first: 1) {\n      totalCount\n    }\n    withoutFront: products(filter: $withoutFront, first: 1) {\n      totalCount\n    }\n    lens: products(filter: $lens, first: 1) {\n      totalCount\n    }\n    bridge: products(filter: $bridge, first: 1) {\n      totalCount\n    }\n    temple: products(filter: $temple, first: 1) {\n      totalCount\n    }\n    front: products(filter: $front, first: 1) {\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OtherProducts {\n    featuredProducts {\n      id\n      ...ProductCard_product\n    }\n  }\n"): (typeof documents)["\n  query OtherProducts {\n    featuredProducts {\n      id\n      ...ProductCard_product\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CatalogPage($filter: ProductFilter!, $sort: ProductSort!, $first: Int!, $after: String) {\n    products(filter: $filter, sort: $sort, first: $first, after: $after) {\n      nodes {\n        id\n        ...ProductCard_product\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      correctedSearch\n      missingWords\n      facets {\n        categories {\n          value: filterValue\n          label: value\n          count\n        }\n        brands {\n          value\n          count\n        }\n        options {\n          filterName\n          values {\n            value: filterValue\n            label: value\n            count\n            swatch\n          }\n        }\n        price {\n          min\n          max\n        }\n        frameWidths {\n          value\n          count\n        }\n        occasions {\n          occasion\n          count\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query CatalogPage($filter: ProductFilter!, $sort: ProductSort!, $first: Int!, $after: String) {\n    products(filter: $filter, sort: $sort, first: $first, after: $after) {\n      nodes {\n        id\n        ...ProductCard_product\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      correctedSearch\n      missingWords\n      facets {\n        categories {\n          value: filterValue\n          label: value\n          count\n        }\n        brands {\n          value\n          count\n        }\n        options {\n          filterName\n          values {\n            value: filterValue\n            label: value\n            count\n            swatch\n          }\n        }\n        price {\n          min\n          max\n        }\n        frameWidths {\n          value\n          count\n        }\n        occasions {\n          occasion\n          count\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OccasionTiles_facets on ProductFacets {\n    occasions {\n      occasion\n      count\n    }\n  }\n"): (typeof documents)["\n  fragment OccasionTiles_facets on ProductFacets {\n    occasions {\n      occasion\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OccasionPage($filter: ProductFilter!, $sort: ProductSort!, $first: Int!, $after: String) {\n    products(filter: $filter, sort: $sort, first: $first, after: $after) {\n      nodes {\n        id\n        ...ProductCard_product\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      facets {\n        ...OccasionTiles_facets\n      }\n    }\n  }\n"): (typeof documents)["\n  query OccasionPage($filter: ProductFilter!, $sort: ProductSort!, $first: Int!, $after: String) {\n    products(filter: $filter, sort: $sort, first: $first, after: $after) {\n      nodes {\n        id\n        ...ProductCard_product\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      facets {\n        ...OccasionTiles_facets\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OccasionsPage {\n    products(first: 1) {\n      facets {\n        ...OccasionTiles_facets\n      }\n    }\n  }\n"): (typeof documents)["\n  query OccasionsPage {\n    products(first: 1) {\n      facets {\n        ...OccasionTiles_facets\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BuyBar_variant on ProductVariant {\n    id\n    title\n    selectedOptions {\n      name\n      value\n    }\n    price {\n      amount\n    }\n    originalPrice {\n      amount\n    }\n    discountPercent\n    availableForSale\n    quantityAvailable\n  }\n"): (typeof documents)["\n  fragment BuyBar_variant on ProductVariant {\n    id\n    title\n    selectedOptions {\n      name\n      value\n    }\n    price {\n      amount\n    }\n    originalPrice {\n      amount\n    }\n    discountPercent\n    availableForSale\n    quantityAvailable\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductView_product on Product {\n    id\n    title\n    brand\n    description\n    languages {\n      title\n      description\n      details\n    }\n    category {\n      id\n      name\n      filterName\n    }\n    ratings {\n      value\n      count\n    }\n    options {\n      name\n      values {\n        value\n        swatch\n      }\n    }\n    variants {\n      id\n      title\n      availableForSale\n      price {\n        amount\n      }\n      size\n      color\n      selectedOptions {\n        name\n        value\n      }\n      images {\n        url\n        alt\n        sources {\n          url\n          width\n        }\n      }\n      frame {\n        lensWidth\n        bridgeWidth\n        templeLength\n        lensHeight\n        frameWidth\n        outline\n      }\n      ...BuyBar_variant\n    }\n    details {\n      label\n      value\n    }\n    fit\n    silhouette {\n      wearers {\n        stature\n        alt\n        note\n        pictures {\n          color\n          url\n        }\n      }\n    }\n    sizeGuide {\n      title\n      columns\n      rows\n      note\n    }\n  }\n"): (typeof documents)["\n  fragment ProductView_product on Product {\n    id\n    title\n    brand\n    description\n    languages {\n      title\n      description\n      details\n    }\n    category {\n      id\n      name\n      filterName\n    }\n    ratings {\n      value\n      count\n    }\n    options {\n      name\n      values {\n        value\n        swatch\n      }\n    }\n    variants {\n      id\n      title\n      availableForSale\n      price {\n        amount\n      }\n      size\n      color\n      selectedOptions {\n        name\n        value\n      }\n      images {\n        url\n        alt\n        sources {\n          url\n          width\n        }\n      }\n      frame {\n        lensWidth\n        bridgeWidth\n        templeLength\n        lensHeight\n        frameWidth\n        outline\n      }\n      ...BuyBar_variant\n    }\n    details {\n      label\n      value\n    }\n    fit\n    silhouette {\n      wearers {\n        stature\n        alt\n        note\n        pictures {\n          color\n          url\n        }\n      }\n    }\n    sizeGuide {\n      title\n      columns\n      rows\n      note\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProductPage($id: ID!) {\n    product(id: $id) {\n      id\n      title\n      brand\n      description\n      image\n      imageAlt\n      price {\n        amount\n        currency\n      }\n      outOfStock\n      category {\n        id\n        name\n        filterName\n      }\n      variants {\n        id\n      }\n      related(first: 4) {\n        id\n        ...ViewedProduct_product\n      }\n      ...ProductView_product\n    }\n  }\n"): (typeof documents)["\n  query ProductPage($id: ID!) {\n    product(id: $id) {\n      id\n      title\n      brand\n      description\n      image\n      imageAlt\n      price {\n        amount\n        currency\n      }\n      outOfStock\n      category {\n        id\n        name\n        filterName\n      }\n      variants {\n        id\n      }\n      related(first: 4) {\n        id\n        ...ViewedProduct_product\n      }\n      ...ProductView_product\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecentlyViewedProducts($ids: [ID!]!) {\n    productsById(ids: $ids) {\n      id\n      ...ViewedProduct_product\n    }\n  }\n"): (typeof documents)["\n  query RecentlyViewedProducts($ids: [ID!]!) {\n    productsById(ids: $ids) {\n      id\n      ...ViewedProduct_product\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ViewedProduct_product on Product {\n    id\n    title\n    image\n    imageAlt\n    imageSources {\n      url\n      width\n    }\n    price {\n      amount\n    }\n    originalPrice {\n      amount\n    }\n  }\n"): (typeof documents)["\n  fragment ViewedProduct_product on Product {\n    id\n    title\n    image\n    imageAlt\n    imageSources {\n      url\n      width\n    }\n    price {\n      amount\n    }\n    originalPrice {\n      amount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SuggestedProduct_product on Product {\n    id\n    title\n    brand\n    image\n    imageSources {\n      url\n      width\n    }\n    price {\n      amount\n    }\n  }\n"): (typeof documents)["\n  fragment SuggestedProduct_product on Product {\n    id\n    title\n    brand\n    image\n    imageSources {\n      url\n      width\n    }\n    price {\n      amount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Suggestions($search: String!) {\n    products(filter: { search: $search }, sort: RELEVANCE, first: 6) {\n      nodes {\n        ...SuggestedProduct_product\n      }\n    }\n    categories {\n      id\n      name\n      filterName\n      image\n    }\n    brands {\n      name\n      productCount\n    }\n  }\n"): (typeof documents)["\n  query Suggestions($search: String!) {\n    products(filter: { search: $search }, sort: RELEVANCE, first: 6) {\n      nodes {\n        ...SuggestedProduct_product\n      }\n    }\n    categories {\n      id\n      name\n      filterName\n      image\n    }\n    brands {\n      name\n      productCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OtherSuggestions {\n    featuredProducts {\n      ...SuggestedProduct_product\n    }\n  }\n"): (typeof documents)["\n  query OtherSuggestions {\n    featuredProducts {\n      ...SuggestedProduct_product\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CategoryTile_category on Category {\n    id\n    name\n    filterName\n    image\n  }\n"): (typeof documents)["\n  fragment CategoryTile_category on Category {\n    id\n    name\n    filterName\n    image\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HomePage {\n    featuredProducts {\n      id\n      ...ProductCard_product\n    }\n    eyewear: products(filter: { categories: [\"Lunettes\"] }, first: 4) {\n      nodes {\n        id\n        ...ProductCard_product\n      }\n    }\n    categories {\n      id\n      ...CategoryTile_category\n    }\n    brands {\n      name\n    }\n    products(first: 1) {\n      facets {\n        ...OccasionTiles_facets\n      }\n    }\n  }\n"): (typeof documents)["\n  query HomePage {\n    featuredProducts {\n      id\n      ...ProductCard_product\n    }\n    eyewear: products(filter: { categories: [\"Lunettes\"] }, first: 4) {\n      nodes {\n        id\n        ...ProductCard_product\n      }\n    }\n    categories {\n      id\n      ...CategoryTile_category\n    }\n    brands {\n      name\n    }\n    products(first: 1) {\n      facets {\n        ...OccasionTiles_facets\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SizeGuides {\n    sizeGuides {\n      id\n      title\n      columns\n      rows\n      note\n    }\n  }\n"): (typeof documents)["\n  query SizeGuides {\n    sizeGuides {\n      id\n      title\n      columns\n      rows\n      note\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CheckoutAddressPage {\n    me {\n      id\n      cart {\n        id\n        ...OrderPanel_cart\n      }\n      addresses {\n        ...SavedAddress_address\n      }\n    }\n    cardCheckout {\n      isAvailable\n      scriptUrl\n    }\n  }\n"): (typeof documents)["\n  query CheckoutAddressPage {\n    me {\n      id\n      cart {\n        id\n        ...OrderPanel_cart\n      }\n      addresses {\n        ...SavedAddress_address\n      }\n    }\n    cardCheckout {\n      isAvailable\n      scriptUrl\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderFacts_cart on Cart {\n    id\n    ...PriceDetails_cart\n  }\n"): (typeof documents)["\n  fragment OrderFacts_cart on Cart {\n    id\n    ...PriceDetails_cart\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderPanel_cart on Cart {\n    id\n    quantity\n    payable {\n      amount\n    }\n    lines {\n      id\n      quantity\n      variant {\n        id\n      }\n    }\n    warnings {\n      code\n      variantId\n      message\n    }\n    ...OrderLines_cart\n    ...OrderFacts_cart\n  }\n"): (typeof documents)["\n  fragment OrderPanel_cart on Cart {\n    id\n    quantity\n    payable {\n      amount\n    }\n    lines {\n      id\n      quantity\n      variant {\n        id\n      }\n    }\n    warnings {\n      code\n      variantId\n      message\n    }\n    ...OrderLines_cart\n    ...OrderFacts_cart\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PriceDetails_cart on Cart {\n    id\n    quantity\n    originalTotal {\n      amount\n    }\n    discount {\n      amount\n    }\n    shipping {\n      amount\n    }\n    payable {\n      amount\n    }\n  }\n"): (typeof documents)["\n  fragment PriceDetails_cart on Cart {\n    id\n    quantity\n    originalTotal {\n      amount\n    }\n    discount {\n      amount\n    }\n    shipping {\n      amount\n    }\n    payable {\n      amount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PlaceOrder(\n    $addressId: ID!\n    $phone: String!\n    $idempotencyKey: String!\n    $expectedTotal: Centimes!\n  ) {\n    placeOrder(\n      addressId: $addressId\n      phone: $phone\n      idempotencyKey: $idempotencyKey\n      expectedTotal: $expectedTotal\n    ) {\n      order {\n        ...LastOrder_order\n      }\n      cart {\n        id\n        quantity\n        warnings {\n          code\n          variantId\n          message\n        }\n        ...OrderLines_cart\n        ...PriceDetails_cart\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PlaceOrder(\n    $addressId: ID!\n    $phone: String!\n    $idempotencyKey: String!\n    $expectedTotal: Centimes!\n  ) {\n    placeOrder(\n      addressId: $addressId\n      phone: $phone\n      idempotencyKey: $idempotencyKey\n      expectedTotal: $expectedTotal\n    ) {\n      order {\n        ...LastOrder_order\n      }\n      cart {\n        id\n        quantity\n        warnings {\n          code\n          variantId\n          message\n        }\n        ...OrderLines_cart\n        ...PriceDetails_cart\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GuestCheckoutPage($lines: [CartLineInput!]!) {\n    quote(lines: $lines) {\n      id\n      quantity\n      payable {\n        amount\n      }\n      ...GuestRecap_cart\n    }\n  }\n"): (typeof documents)["\n  query GuestCheckoutPage($lines: [CartLineInput!]!) {\n    quote(lines: $lines) {\n      id\n      quantity\n      payable {\n        amount\n      }\n      ...GuestRecap_cart\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GuestRecap_cart on Cart {\n    id\n    quantity\n    payable {\n      amount\n    }\n    warnings {\n      code\n      variantId\n      message\n    }\n    ...OrderLines_cart\n    ...PriceDetails_cart\n    ...FreeDelivery_cart\n  }\n"): (typeof documents)["\n  fragment GuestRecap_cart on Cart {\n    id\n    quantity\n    payable {\n      amount\n    }\n    warnings {\n      code\n      variantId\n      message\n    }\n    ...OrderLines_cart\n    ...PriceDetails_cart\n    ...FreeDelivery_cart\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PlaceGuestOrder($input: GuestOrderInput!, $idempotencyKey: String!) {\n    placeGuestOrder(input: $input, idempotencyKey: $idempotencyKey) {\n      order {\n        ...LastOrder_order\n      }\n      cart {\n        id\n        ...GuestRecap_cart\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PlaceGuestOrder($input: GuestOrderInput!, $idempotencyKey: String!) {\n    placeGuestOrder(input: $input, idempotencyKey: $idempotencyKey) {\n      order {\n        ...LastOrder_order\n      }\n      cart {\n        id\n        ...GuestRecap_cart\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AskPayment_payload on OrderPayload {\n    order {\n      status\n      ...LastOrder_order\n    }\n    userErrors {\n      code\n      message\n    }\n  }\n"): (typeof documents)["\n  fragment AskPayment_payload on OrderPayload {\n    order {\n      status\n      ...LastOrder_order\n    }\n    userErrors {\n      code\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmCardPayment($input: CardPaymentConfirmation!) {\n    confirmCardPayment(input: $input) {\n      ...AskPayment_payload\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmCardPayment($input: CardPaymentConfirmation!) {\n    confirmCardPayment(input: $input) {\n      ...AskPayment_payload\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CheckCardPayment($paymentId: ID!) {\n    checkCardPayment(paymentId: $paymentId) {\n      ...AskPayment_payload\n    }\n  }\n"): (typeof documents)["\n  mutation CheckCardPayment($paymentId: ID!) {\n    checkCardPayment(paymentId: $paymentId) {\n      ...AskPayment_payload\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartCardPayment($addressId: ID!, $idempotencyKey: String!, $expectedTotal: Centimes!) {\n    startCardPayment(\n      addressId: $addressId\n      idempotencyKey: $idempotencyKey\n      expectedTotal: $expectedTotal\n    ) {\n      payment {\n        id\n        key\n        providerOrderId\n        amount {\n          amount\n          currency\n        }\n      }\n      order {\n        ...LastOrder_order\n      }\n      cart {\n        id\n        quantity\n        warnings {\n          code\n          variantId\n          message\n        }\n        ...OrderLines_cart\n        ...PriceDetails_cart\n      }\n      userErrors {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation StartCardPayment($addressId: ID!, $idempotencyKey: String!, $expectedTotal: Centimes!) {\n    startCardPayment(\n      addressId: $addressId\n      idempotencyKey: $idempotencyKey\n      expectedTotal: $expectedTotal\n    ) {\n      payment {\n        id\n        key\n        providerOrderId\n        amount {\n          amount\n          currency\n        }\n      }\n      order {\n        ...LastOrder_order\n      }\n      cart {\n        id\n        quantity\n        warnings {\n          code\n          variantId\n          message\n        }\n        ...OrderLines_cart\n        ...PriceDetails_cart\n      }\n      userErrors {\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LastDelivery {\n    me {\n      id\n      orders(first: 1) {\n        nodes {\n          id\n          shippingInfo {\n            name\n            street\n            city\n            region\n            postalCode\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query LastDelivery {\n    me {\n      id\n      orders(first: 1) {\n        nodes {\n          id\n          shippingInfo {\n            name\n            street\n            city\n            region\n            postalCode\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LastOrder_order on Order {\n    id\n    number\n    trackingKey\n    placedAt\n    quantity\n    lines {\n      productId\n      variantId\n      title\n      variantTitle\n      image\n      quantity\n      total {\n        amount\n      }\n    }\n    payable {\n      amount\n    }\n    paymentMethod\n    shippingInfo {\n      name\n      phone\n      email\n      street\n      city\n      region\n      postalCode\n    }\n  }\n"): (typeof documents)["\n  fragment LastOrder_order on Order {\n    id\n    number\n    trackingKey\n    placedAt\n    quantity\n    lines {\n      productId\n      variantId\n      title\n      variantTitle\n      image\n      quantity\n      total {\n        amount\n      }\n    }\n    payable {\n      amount\n    }\n    paymentMethod\n    shippingInfo {\n      name\n      phone\n      email\n      street\n      city\n      region\n      postalCode\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelOrder($orderId: ID!, $trackingKey: String) {\n    payload: cancelOrder(orderId: $orderId, trackingKey: $trackingKey) {\n      order {\n        id\n        ...OrderView_order\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CancelOrder($orderId: ID!, $trackingKey: String) {\n    payload: cancelOrder(orderId: $orderId, trackingKey: $trackingKey) {\n      order {\n        id\n        ...OrderView_order\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmOrder($id: ID!, $key: String!) {\n    payload: confirmOrder(id: $id, key: $key) {\n      order {\n        id\n        ...OrderView_order\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmOrder($id: ID!, $key: String!) {\n    payload: confirmOrder(id: $id, key: $key) {\n      order {\n        id\n        ...OrderView_order\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderActions_order on Order {\n    id\n    status\n    canCancel\n    confirmedByCustomerAt\n    paymentMethod\n    invoice {\n      number\n    }\n    lines {\n      productId\n      variantId\n      title\n      quantity\n    }\n  }\n"): (typeof documents)["\n  fragment OrderActions_order on Order {\n    id\n    status\n    canCancel\n    confirmedByCustomerAt\n    paymentMethod\n    invoice {\n      number\n    }\n    lines {\n      productId\n      variantId\n      title\n      quantity\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderDelivery_order on Order {\n    id\n    status\n    placedAt\n    paymentMethod\n    shippingInfo {\n      name\n      phone\n      email\n      street\n      city\n      region\n      postalCode\n    }\n  }\n"): (typeof documents)["\n  fragment OrderDelivery_order on Order {\n    id\n    status\n    placedAt\n    paymentMethod\n    shippingInfo {\n      name\n      phone\n      email\n      street\n      city\n      region\n      postalCode\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderPage($id: ID!) {\n    me {\n      id\n      order(id: $id) {\n        id\n        number\n        status\n        ...OrderView_order\n      }\n    }\n  }\n"): (typeof documents)["\n  query OrderPage($id: ID!) {\n    me {\n      id\n      order(id: $id) {\n        id\n        number\n        status\n        ...OrderView_order\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderRefund_order on Order {\n    id\n    refund {\n      amount {\n        amount\n      }\n      requestedAt\n      doneAt\n    }\n    creditNotes {\n      number\n      issuedAt\n      amount {\n        amount\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment OrderRefund_order on Order {\n    id\n    refund {\n      amount {\n        amount\n      }\n      requestedAt\n      doneAt\n    }\n    creditNotes {\n      number\n      issuedAt\n      amount {\n        amount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderTimeline_order on Order {\n    id\n    status\n    paymentMethod\n    parcelNumber\n    history {\n      status\n      at\n    }\n  }\n"): (typeof documents)["\n  fragment OrderTimeline_order on Order {\n    id\n    status\n    paymentMethod\n    parcelNumber\n    history {\n      status\n      at\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderView_order on Order {\n    id\n    number\n    status\n    placedAt\n    paymentMethod\n    canCancel\n    canRequestReturn\n    confirmedByCustomerAt\n    ...OrderActions_order\n    ...OrderTimeline_order\n    ...OrderReturn_order\n    ...OrderRefund_order\n    ...PlacedLines_order\n    ...PlacedPrices_order\n    ...OrderDelivery_order\n  }\n"): (typeof documents)["\n  fragment OrderView_order on Order {\n    id\n    number\n    status\n    placedAt\n    paymentMethod\n    canCancel\n    canRequestReturn\n    confirmedByCustomerAt\n    ...OrderActions_order\n    ...OrderTimeline_order\n    ...OrderReturn_order\n    ...OrderRefund_order\n    ...PlacedLines_order\n    ...PlacedPrices_order\n    ...OrderDelivery_order\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PlacedPrices_order on Order {\n    id\n    status\n    paymentMethod\n    history {\n      status\n      at\n    }\n    originalTotal {\n      amount\n    }\n    discount {\n      amount\n    }\n    shipping {\n      amount\n    }\n    payable {\n      amount\n    }\n  }\n"): (typeof documents)["\n  fragment PlacedPrices_order on Order {\n    id\n    status\n    paymentMethod\n    history {\n      status\n      at\n    }\n    originalTotal {\n      amount\n    }\n    discount {\n      amount\n    }\n    shipping {\n      amount\n    }\n    payable {\n      amount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TrackedOrderPage($id: ID!, $key: String!) {\n    trackedOrder(id: $id, key: $key) {\n      id\n      number\n      status\n      ...OrderView_order\n    }\n  }\n"): (typeof documents)["\n  query TrackedOrderPage($id: ID!, $key: String!) {\n    trackedOrder(id: $id, key: $key) {\n      id\n      number\n      status\n      ...OrderView_order\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Reorder($orderId: ID!) {\n    change: reorder(orderId: $orderId) {\n      ...CartChange_payload\n    }\n  }\n"): (typeof documents)["\n  mutation Reorder($orderId: ID!) {\n    change: reorder(orderId: $orderId) {\n      ...CartChange_payload\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReorderQuote($lines: [CartLineInput!]!) {\n    quote(lines: $lines) {\n      id\n      warnings {\n        code\n        variantId\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  query ReorderQuote($lines: [CartLineInput!]!) {\n    quote(lines: $lines) {\n      id\n      warnings {\n        code\n        variantId\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderReturn_order on Order {\n    id\n    status\n    paymentMethod\n    returnUntil\n    canRequestReturn\n    returnedLines {\n      variantId\n      quantity\n    }\n    returnRequest {\n      requestedAt\n      reason\n      receivedAt\n      refusedAt\n      refusal\n      lines {\n        variantId\n        quantity\n      }\n    }\n    ...ReturnDialog_order\n  }\n"): (typeof documents)["\n  fragment OrderReturn_order on Order {\n    id\n    status\n    paymentMethod\n    returnUntil\n    canRequestReturn\n    returnedLines {\n      variantId\n      quantity\n    }\n    returnRequest {\n      requestedAt\n      reason\n      receivedAt\n      refusedAt\n      refusal\n      lines {\n        variantId\n        quantity\n      }\n    }\n    ...ReturnDialog_order\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReturnDialog_order on Order {\n    id\n    lines {\n      variantId\n      variantTitle\n      title\n    }\n    returnableLines {\n      variantId\n      quantity\n    }\n  }\n"): (typeof documents)["\n  fragment ReturnDialog_order on Order {\n    id\n    lines {\n      variantId\n      variantTitle\n      title\n    }\n    returnableLines {\n      variantId\n      quantity\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestReturn(\n    $orderId: ID!\n    $reason: String!\n    $lines: [ReturnLineInput!]!\n    $trackingKey: String\n  ) {\n    requestReturn(orderId: $orderId, reason: $reason, lines: $lines, trackingKey: $trackingKey) {\n      order {\n        id\n        ...OrderView_order\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RequestReturn(\n    $orderId: ID!\n    $reason: String!\n    $lines: [ReturnLineInput!]!\n    $trackingKey: String\n  ) {\n    requestReturn(orderId: $orderId, reason: $reason, lines: $lines, trackingKey: $trackingKey) {\n      order {\n        id\n        ...OrderView_order\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FindOrder($number: String!, $phone: String!) {\n    payload: findOrder(number: $number, phone: $phone) {\n      order {\n        id\n        trackingKey\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation FindOrder($number: String!, $phone: String!) {\n    payload: findOrder(number: $number, phone: $phone) {\n      order {\n        id\n        trackingKey\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CreditNotes_order on Order {\n    id\n    invoice {\n      number\n    }\n    creditNotes {\n      number\n      issuedAt\n      amount {\n        amount\n      }\n      vat {\n        amount\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment CreditNotes_order on Order {\n    id\n    invoice {\n      number\n    }\n    creditNotes {\n      number\n      issuedAt\n      amount {\n        amount\n      }\n      vat {\n        amount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Invoice_buyer on ShippingInfo {\n    name\n    phone\n    email\n    street\n    city\n    region\n    postalCode\n  }\n"): (typeof documents)["\n  fragment Invoice_buyer on ShippingInfo {\n    name\n    phone\n    email\n    street\n    city\n    region\n    postalCode\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Invoice_order on Order {\n    id\n    number\n    status\n    paymentMethod\n    invoice {\n      number\n      shippingInfo {\n        ...Invoice_buyer\n      }\n    }\n    shippingInfo {\n      ...Invoice_buyer\n    }\n    ...InvoiceFacts_order\n    ...InvoiceEnd_order\n    ...InvoiceTable_order\n    ...CreditNotes_order\n  }\n"): (typeof documents)["\n  fragment Invoice_order on Order {\n    id\n    number\n    status\n    paymentMethod\n    invoice {\n      number\n      shippingInfo {\n        ...Invoice_buyer\n      }\n    }\n    shippingInfo {\n      ...Invoice_buyer\n    }\n    ...InvoiceFacts_order\n    ...InvoiceEnd_order\n    ...InvoiceTable_order\n    ...CreditNotes_order\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InvoiceEnd_order on Order {\n    id\n    status\n    history {\n      status\n      at\n    }\n    refund {\n      amount {\n        amount\n      }\n      doneAt\n    }\n    creditNotes {\n      number\n      amount {\n        amount\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment InvoiceEnd_order on Order {\n    id\n    status\n    history {\n      status\n      at\n    }\n    refund {\n      amount {\n        amount\n      }\n      doneAt\n    }\n    creditNotes {\n      number\n      amount {\n        amount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InvoiceFacts_order on Order {\n    id\n    number\n    status\n    placedAt\n    paymentMethod\n    history {\n      status\n      at\n    }\n    invoice {\n      number\n      issuedAt\n    }\n  }\n"): (typeof documents)["\n  fragment InvoiceFacts_order on Order {\n    id\n    number\n    status\n    placedAt\n    paymentMethod\n    history {\n      status\n      at\n    }\n    invoice {\n      number\n      issuedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query InvoicePage($id: ID!) {\n    me {\n      id\n      order(id: $id) {\n        id\n        ...Invoice_order\n      }\n    }\n    shop {\n      merchant {\n        ...InvoiceSeller_merchant\n      }\n    }\n  }\n"): (typeof documents)["\n  query InvoicePage($id: ID!) {\n    me {\n      id\n      order(id: $id) {\n        id\n        ...Invoice_order\n      }\n    }\n    shop {\n      merchant {\n        ...InvoiceSeller_merchant\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InvoiceSeller_merchant on Merchant {\n    legalName\n    address\n    ice\n    rc\n    taxId\n    phone\n    email\n  }\n"): (typeof documents)["\n  fragment InvoiceSeller_merchant on Merchant {\n    legalName\n    address\n    ice\n    rc\n    taxId\n    phone\n    email\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InvoiceTable_line on OrderLine {\n    variantId\n    variantTitle\n    title\n    brand\n    price {\n      amount\n    }\n    quantity\n    total {\n      amount\n    }\n  }\n"): (typeof documents)["\n  fragment InvoiceTable_line on OrderLine {\n    variantId\n    variantTitle\n    title\n    brand\n    price {\n      amount\n    }\n    quantity\n    total {\n      amount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InvoiceTable_order on Order {\n    id\n    paymentMethod\n    lines {\n      ...InvoiceTable_line\n    }\n    total {\n      amount\n    }\n    shipping {\n      amount\n    }\n    payable {\n      amount\n    }\n    invoice {\n      lines {\n        ...InvoiceTable_line\n      }\n      total {\n        amount\n      }\n      shipping {\n        amount\n      }\n      payable {\n        amount\n      }\n      vat {\n        amount\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment InvoiceTable_order on Order {\n    id\n    paymentMethod\n    lines {\n      ...InvoiceTable_line\n    }\n    total {\n      amount\n    }\n    shipping {\n      amount\n    }\n    payable {\n      amount\n    }\n    invoice {\n      lines {\n        ...InvoiceTable_line\n      }\n      total {\n        amount\n      }\n      shipping {\n        amount\n      }\n      payable {\n        amount\n      }\n      vat {\n        amount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TrackedInvoicePage($id: ID!, $key: String!) {\n    trackedOrder(id: $id, key: $key) {\n      id\n      ...Invoice_order\n    }\n    shop {\n      merchant {\n        ...InvoiceSeller_merchant\n      }\n    }\n  }\n"): (typeof documents)["\n  query TrackedInvoicePage($id: ID!, $key: String!) {\n    trackedOrder(id: $id, key: $key) {\n      id\n      ...Invoice_order\n    }\n    shop {\n      merchant {\n        ...InvoiceSeller_merchant\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderLines_cart on Cart {\n    id\n    lines {\n      id\n      quantity\n      total {\n        amount\n      }\n      variant {\n        id\n        title\n        selectedOptions {\n          name\n          value\n        }\n        images {\n          url\n          sources {\n            url\n            width\n          }\n        }\n      }\n      product {\n        id\n        title\n        brand\n        image\n        imageSources {\n          url\n          width\n        }\n        category {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment OrderLines_cart on Cart {\n    id\n    lines {\n      id\n      quantity\n      total {\n        amount\n      }\n      variant {\n        id\n        title\n        selectedOptions {\n          name\n          value\n        }\n        images {\n          url\n          sources {\n            url\n            width\n          }\n        }\n      }\n      product {\n        id\n        title\n        brand\n        image\n        imageSources {\n          url\n          width\n        }\n        category {\n          id\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PlacedLines_order on Order {\n    id\n    lines {\n      productId\n      variantId\n      variantTitle\n      title\n      brand\n      image\n      price {\n        amount\n      }\n      quantity\n      total {\n        amount\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment PlacedLines_order on Order {\n    id\n    lines {\n      productId\n      variantId\n      variantTitle\n      title\n      brand\n      image\n      price {\n        amount\n      }\n      quantity\n      total {\n        amount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderCard_order on Order {\n    id\n    number\n    status\n    placedAt\n    lines {\n      variantId\n      title\n      image\n      quantity\n    }\n    payable {\n      amount\n    }\n  }\n"): (typeof documents)["\n  fragment OrderCard_order on Order {\n    id\n    number\n    status\n    placedAt\n    lines {\n      variantId\n      title\n      image\n      quantity\n    }\n    payable {\n      amount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrdersPage($first: Int!, $after: String) {\n    me {\n      id\n      orders(first: $first, after: $after) {\n        nodes {\n          id\n          ...OrderCard_order\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query OrdersPage($first: Int!, $after: String) {\n    me {\n      id\n      orders(first: $first, after: $after) {\n        nodes {\n          id\n          ...OrderCard_order\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WishlistItem_product on Product {\n    id\n    title\n    brand\n    image\n    imageAlt\n    imageSources {\n      url\n      width\n    }\n    price {\n      amount\n    }\n    originalPrice {\n      amount\n    }\n    discountPercent\n    outOfStock\n    ratings {\n      value\n      count\n    }\n    ...FirstVariant_product\n  }\n"): (typeof documents)["\n  fragment WishlistItem_product on Product {\n    id\n    title\n    brand\n    image\n    imageAlt\n    imageSources {\n      url\n      width\n    }\n    price {\n      amount\n    }\n    originalPrice {\n      amount\n    }\n    discountPercent\n    outOfStock\n    ratings {\n      value\n      count\n    }\n    ...FirstVariant_product\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WishlistPage {\n    me {\n      id\n      wishlist {\n        id\n        ...WishlistItem_product\n      }\n    }\n  }\n"): (typeof documents)["\n  query WishlistPage {\n    me {\n      id\n      wishlist {\n        id\n        ...WishlistItem_product\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddToWishlist($productId: ID!) {\n    change: addToWishlist(productId: $productId) {\n      wishlist {\n        id\n        ...WishlistItem_product\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AddToWishlist($productId: ID!) {\n    change: addToWishlist(productId: $productId) {\n      wishlist {\n        id\n        ...WishlistItem_product\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveFromWishlist($productId: ID!) {\n    change: removeFromWishlist(productId: $productId) {\n      wishlist {\n        id\n        ...WishlistItem_product\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveFromWishlist($productId: ID!) {\n    change: removeFromWishlist(productId: $productId) {\n      wishlist {\n        id\n        ...WishlistItem_product\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Wishes_customer on Customer {\n    id\n    wishlist {\n      id\n    }\n  }\n"): (typeof documents)["\n  fragment Wishes_customer on Customer {\n    id\n    wishlist {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Wishes {\n    me {\n      id\n      ...Wishes_customer\n    }\n  }\n"): (typeof documents)["\n  query Wishes {\n    me {\n      id\n      ...Wishes_customer\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;