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
    "\n  fragment AuditEntries_entry on AuditEntry {\n    id\n    at\n    actor\n    actorName\n    action\n    subject\n    about {\n      kind\n      id\n      name\n    }\n    before\n    after\n  }\n": typeof types.AuditEntries_EntryFragmentDoc,
    "\n  query AdminAuditPage($after: String, $actor: String, $subject: String) {\n    staff {\n      id\n      email\n      name\n    }\n    auditLog(first: 30, after: $after, actor: $actor, subject: $subject) {\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      nodes {\n        ...AuditEntries_entry\n      }\n    }\n  }\n": typeof types.AdminAuditPageDocument,
    "\n  mutation AdminAnonymizeCustomer($id: ID!, $cancelOrders: Boolean!) {\n    payload: anonymizeCustomer(id: $id, cancelOrders: $cancelOrders) {\n      id\n      userErrors {\n        message\n      }\n    }\n  }\n": typeof types.AdminAnonymizeCustomerDocument,
    "\n  fragment CustomerOrders_order on Order {\n    id\n    number\n    status\n    moves\n    placedAt\n    payable {\n      amount\n    }\n  }\n": typeof types.CustomerOrders_OrderFragmentDoc,
    "\n  query AdminCustomerPage($id: ID!) {\n    customer(id: $id) {\n      id\n      firstName\n      lastName\n      email\n      emailVerified\n      createdAt\n      orderCount\n      orders(first: 100) {\n        ...CustomerOrders_order\n      }\n    }\n  }\n": typeof types.AdminCustomerPageDocument,
    "\n  query AdminCustomersPage($search: String, $after: String) {\n    customers(search: $search, first: 20, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      nodes {\n        id\n        firstName\n        lastName\n        email\n        createdAt\n        orderCount\n      }\n    }\n  }\n": typeof types.AdminCustomersPageDocument,
    "\n  fragment AwaitedVariants_awaited on AwaitedVariant {\n    waiting\n    product {\n      id\n      title\n    }\n    variant {\n      id\n      title\n    }\n  }\n": typeof types.AwaitedVariants_AwaitedFragmentDoc,
    "\n  query AdminDashboardPage {\n    dashboard(days: 30) {\n      ...WaitingTiles_dashboard\n      ...Sales_dashboard\n      missingSettings\n    }\n    failedMails(first: 20) {\n      ...FailedMails_mail\n    }\n    stockAlerts(first: 10) {\n      ...AwaitedVariants_awaited\n    }\n  }\n": typeof types.AdminDashboardPageDocument,
    "\n  fragment FailedMails_mail on FailedMail {\n    id\n    kind\n    to\n    createdAt\n    lastError\n    order {\n      id\n      number\n    }\n  }\n": typeof types.FailedMails_MailFragmentDoc,
    "\n  mutation AdminRetryMail($id: ID!) {\n    payload: retryMail(id: $id) {\n      userErrors {\n        message\n      }\n    }\n  }\n": typeof types.AdminRetryMailDocument,
    "\n  fragment Sales_dashboard on Dashboard {\n    days {\n      date\n      orders\n      sales\n    }\n  }\n": typeof types.Sales_DashboardFragmentDoc,
    "\n  fragment WaitingTiles_dashboard on Dashboard {\n    toConfirm\n    toPrepare\n    openReturns\n    lowStock\n  }\n": typeof types.WaitingTiles_DashboardFragmentDoc,
    "\n  fragment DeliveryLog_delivery on WebhookDelivery {\n    id\n    type\n    state\n    createdAt\n    nextAttemptAt\n    payload\n    attempts {\n      at\n      status\n      ms\n      error\n    }\n  }\n": typeof types.DeliveryLog_DeliveryFragmentDoc,
    "\n  mutation AdminRedeliver($id: ID!) {\n    payload: redeliver(deliveryId: $id) {\n      userErrors {\n        message\n      }\n    }\n  }\n": typeof types.AdminRedeliverDocument,
    "\n  mutation AdminCreateToken($input: ApiTokenInput!) {\n    payload: createApiToken(input: $input) {\n      secret\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n": typeof types.AdminCreateTokenDocument,
    "\n  query AdminTokensPage {\n    apiTokens {\n      id\n      name\n      prefix\n      scopes\n      createdAt\n      expiresAt\n      lastUsedAt\n    }\n  }\n": typeof types.AdminTokensPageDocument,
    "\n  mutation AdminRevokeToken($id: ID!) {\n    payload: revokeApiToken(id: $id) {\n      userErrors {\n        message\n      }\n    }\n  }\n": typeof types.AdminRevokeTokenDocument,
    "\n  mutation AdminUpdateWebhook($id: ID!, $input: WebhookUpdate!) {\n    payload: updateWebhook(id: $id, input: $input) {\n      webhook {\n        id\n        url\n        events\n        isActive\n        goneAt\n        earlierSecretUntil\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n": typeof types.AdminUpdateWebhookDocument,
    "\n  mutation AdminDeleteWebhook($id: ID!) {\n    payload: deleteWebhook(id: $id) {\n      webhooks {\n        id\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n": typeof types.AdminDeleteWebhookDocument,
    "\n  mutation AdminRotateWebhookSecret($id: ID!) {\n    payload: rotateWebhookSecret(id: $id) {\n      secret\n      userErrors {\n        message\n      }\n    }\n  }\n": typeof types.AdminRotateWebhookSecretDocument,
    "\n  mutation AdminSendTestWebhook($id: ID!) {\n    payload: sendTestWebhook(id: $id) {\n      userErrors {\n        message\n      }\n    }\n  }\n": typeof types.AdminSendTestWebhookDocument,
    "\n  query AdminWebhookPage($id: ID!, $deliveries: Int!) {\n    webhook(id: $id) {\n      id\n      url\n      events\n      isActive\n      goneAt\n      earlierSecretUntil\n      deliveries(first: $deliveries) {\n        ...DeliveryLog_delivery\n      }\n    }\n  }\n": typeof types.AdminWebhookPageDocument,
    "\n  query AdminWebhooksPage {\n    webhooks {\n      id\n      url\n      events\n      isActive\n      createdAt\n    }\n  }\n": typeof types.AdminWebhooksPageDocument,
    "\n  mutation AdminCreateWebhook($input: WebhookInput!) {\n    payload: createWebhook(input: $input) {\n      secret\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n": typeof types.AdminCreateWebhookDocument,
    "\n  query AdminInvoices($month: String!, $after: String) {\n    invoices(month: $month, first: 50, after: $after) {\n      totalCount\n      sums {\n        net {\n          amount\n        }\n        vat {\n          amount\n        }\n        gross {\n          amount\n        }\n      }\n      nodes {\n        id\n        kind\n        number\n        issuedAt\n        name\n        paymentMethod\n        refundMethod\n        net {\n          amount\n        }\n        vat {\n          amount\n        }\n        gross {\n          amount\n        }\n        order {\n          id\n          number\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.AdminInvoicesDocument,
    "\n  query AdminInvoicesCsv($month: String!) {\n    invoicesCsv(month: $month, isForExcel: true)\n  }\n": typeof types.AdminInvoicesCsvDocument,
    "\n  query AdminOrdersPage($filter: OrderFilter!, $after: String) {\n    orders(filter: $filter, first: 20, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      nodes {\n        ...MovableOrder_order\n        placedAt\n        quantity\n        paymentMethod\n        toCollect {\n          amount\n        }\n        payable {\n          amount\n        }\n        shippingInfo {\n          name\n          city\n        }\n      }\n    }\n  }\n": typeof types.AdminOrdersPageDocument,
    "\n  fragment OrderContacts_order on Order {\n    id\n    number\n    status\n    payable {\n      amount\n    }\n    shippingInfo {\n      name\n      phone\n    }\n    trackingUrl\n    confirmedByCustomerAt\n    recipientHistory {\n      delivered\n      refused\n    }\n    contacts {\n      at\n      by\n      outcome\n      note\n    }\n  }\n": typeof types.OrderContacts_OrderFragmentDoc,
    "\n  mutation AdminAddOrderContact($id: ID!, $outcome: ContactOutcome!, $note: String) {\n    payload: addOrderContact(id: $id, outcome: $outcome, note: $note) {\n      order {\n        id\n        contacts {\n          at\n          by\n          outcome\n          note\n        }\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n": typeof types.AdminAddOrderContactDocument,
    "\n  fragment OrderNotes_order on Order {\n    id\n    notes {\n      at\n      by\n      text\n    }\n  }\n": typeof types.OrderNotes_OrderFragmentDoc,
    "\n  mutation AdminAddOrderNote($id: ID!, $text: String!) {\n    payload: addOrderNote(id: $id, text: $text) {\n      order {\n        id\n        ...OrderNotes_order\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n": typeof types.AdminAddOrderNoteDocument,
    "\n  query AdminOrdersToCall {\n    ordersToCall(first: 50) {\n      totalCount\n      nodes {\n        id\n        number\n        status\n        placedAt\n        payable {\n          amount\n        }\n        shippingInfo {\n          name\n          city\n          phone\n        }\n        contacts {\n          at\n          outcome\n        }\n      }\n    }\n  }\n": typeof types.AdminOrdersToCallDocument,
    "\n  fragment OrderHistory_order on Order {\n    id\n    parcelNumber\n    history {\n      status\n      at\n    }\n  }\n": typeof types.OrderHistory_OrderFragmentDoc,
    "\n  fragment OrderLines_order on Order {\n    id\n    lines {\n      productId\n      variantId\n      variantTitle\n      title\n      brand\n      image\n      quantity\n      price {\n        amount\n      }\n      total {\n        amount\n      }\n    }\n  }\n": typeof types.OrderLines_OrderFragmentDoc,
    "\n  query AdminOrderPage($id: ID!) {\n    order(id: $id) {\n      ...MovableOrder_order\n      placedAt\n      ...OrderLines_order\n      ...OrderRecipient_order\n      ...OrderPayment_order\n      ...RequestedReturn_order\n      ...OrderContacts_order\n      ...OrderNotes_order\n      ...OrderHistory_order\n    }\n    whatsAppText\n  }\n": typeof types.AdminOrderPageDocument,
    "\n  fragment OrderPayment_order on Order {\n    id\n    paymentMethod\n    total {\n      amount\n    }\n    discount {\n      amount\n    }\n    shipping {\n      amount\n    }\n    payable {\n      amount\n    }\n    invoice {\n      number\n      issuedAt\n    }\n    creditNotes {\n      number\n      issuedAt\n      amount {\n        amount\n      }\n    }\n    refund {\n      amount {\n        amount\n      }\n      requestedAt\n      doneAt\n    }\n  }\n": typeof types.OrderPayment_OrderFragmentDoc,
    "\n  fragment OrderRecipient_order on Order {\n    id\n    shippingInfo {\n      name\n      phone\n      email\n      street\n      city\n      region\n      postalCode\n    }\n    customer {\n      id\n      firstName\n      lastName\n    }\n  }\n": typeof types.OrderRecipient_OrderFragmentDoc,
    "\n  fragment RequestedReturn_order on Order {\n    id\n    returnUntil\n    returnRequest {\n      requestedAt\n      reason\n    }\n  }\n": typeof types.RequestedReturn_OrderFragmentDoc,
    "\n  fragment MovableOrder_order on Order {\n    id\n    number\n    status\n    moves\n    parcelNumber\n  }\n": typeof types.MovableOrder_OrderFragmentDoc,
    "\n  mutation AdminMoveOrders($ids: [ID!]!, $to: OrderStatus!, $parcels: [ParcelInput!]!) {\n    payload: moveOrders(ids: $ids, to: $to, parcels: $parcels) {\n      orders {\n        ...MovableOrder_order\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n": typeof types.AdminMoveOrdersDocument,
    "\n  fragment CourierSheet_order on Order {\n    id\n    number\n    parcelNumber\n    toCollect {\n      amount\n    }\n    shippingInfo {\n      name\n      phone\n      street\n      city\n    }\n  }\n": typeof types.CourierSheet_OrderFragmentDoc,
    "\n  fragment CreditNotePaper_note on CreditNote {\n    number\n    issuedAt\n    amount {\n      amount\n    }\n    vat {\n      amount\n    }\n    reason\n    lines {\n      variantId\n      quantity\n    }\n    method\n  }\n": typeof types.CreditNotePaper_NoteFragmentDoc,
    "\n  fragment DocumentHead_merchant on Merchant {\n    legalName\n    address\n    ice\n    rc\n    taxId\n    phone\n    email\n  }\n": typeof types.DocumentHead_MerchantFragmentDoc,
    "\n  fragment DocumentTable_line on OrderLine {\n    variantId\n    variantTitle\n    title\n    brand\n    price {\n      amount\n    }\n    quantity\n  }\n": typeof types.DocumentTable_LineFragmentDoc,
    "\n  fragment InvoicePaper_invoice on Invoice {\n    number\n    issuedAt\n    lines {\n      ...DocumentTable_line\n    }\n    total {\n      amount\n    }\n    shipping {\n      amount\n    }\n    payable {\n      amount\n    }\n    vat {\n      amount\n    }\n    shippingInfo {\n      name\n      phone\n      email\n      street\n      city\n      region\n      postalCode\n    }\n  }\n": typeof types.InvoicePaper_InvoiceFragmentDoc,
    "\n  query AdminOrderDocument($id: ID!) {\n    order(id: $id) {\n      id\n      number\n      placedAt\n      paymentMethod\n      lines {\n        ...DocumentTable_line\n      }\n      invoice {\n        ...InvoicePaper_invoice\n      }\n      creditNotes {\n        ...CreditNotePaper_note\n      }\n    }\n    merchant {\n      ...DocumentHead_merchant\n    }\n  }\n": typeof types.AdminOrderDocumentDocument,
    "\n  query AdminOrdersPrint($ids: [ID!]!) {\n    ordersById(ids: $ids) {\n      id\n      number\n      ...PackingSlip_order\n      ...CourierSheet_order\n    }\n    merchant {\n      ...PrintSender_merchant\n    }\n  }\n": typeof types.AdminOrdersPrintDocument,
    "\n  fragment PackingSlip_order on Order {\n    id\n    number\n    placedAt\n    paymentMethod\n    parcelNumber\n    toCollect {\n      amount\n    }\n    shippingInfo {\n      name\n      phone\n      email\n      street\n      city\n      region\n      postalCode\n    }\n    ...OrderLines_order\n  }\n": typeof types.PackingSlip_OrderFragmentDoc,
    "\n  fragment PrintSender_merchant on Merchant {\n    legalName\n    address\n    phone\n  }\n": typeof types.PrintSender_MerchantFragmentDoc,
    "\n  query AdminProducts($filter: ProductFilter, $after: String) {\n    categories {\n      id\n      name\n    }\n    products(filter: $filter, first: 30, after: $after) {\n      totalCount\n      nodes {\n        id\n        title\n        brand\n        categoryName\n        image\n        imageAlt\n        price {\n          amount\n        }\n        originalPrice {\n          amount\n        }\n        outOfStock\n        archivedAt\n        isDraft\n        images {\n          url\n          sources {\n            url\n            width\n          }\n        }\n        variants {\n          id\n          title\n          values\n          quantityAvailable\n          waiting\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.AdminProductsDocument,
    "\n  mutation ArchiveProduct($id: ID!) {\n    payload: archiveProduct(id: $id) {\n      product {\n        ...EditedProduct\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n": typeof types.ArchiveProductDocument,
    "\n  mutation UnarchiveProduct($id: ID!) {\n    payload: unarchiveProduct(id: $id) {\n      product {\n        ...EditedProduct\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n": typeof types.UnarchiveProductDocument,
    "\n  fragment EditedProduct on Product {\n    id\n    version\n    title\n    brand\n    description\n    categoryName\n    price {\n      amount\n    }\n    originalPrice {\n      amount\n    }\n    outOfStock\n    options {\n      name\n      values {\n        value\n        swatch\n      }\n    }\n    variants {\n      id\n      sku\n      gtin\n      mpn\n      title\n      values\n      ownPrice\n      ownOriginalPrice\n      stockOnHand\n      allocated\n      quantityAvailable\n      waiting\n      frame {\n        lensWidth\n        bridgeWidth\n        templeLength\n        lensHeight\n        frameWidth\n      }\n    }\n    images {\n      url\n      alt\n      value\n      sources {\n        url\n        width\n      }\n    }\n    details {\n      label\n      value\n    }\n    sizeGuide\n    archivedAt\n    isDraft\n  }\n": typeof types.EditedProductFragmentDoc,
    "\n  query AdminProduct($id: ID!) {\n    product(id: $id) {\n      ...EditedProduct\n    }\n  }\n": typeof types.AdminProductDocument,
    "\n  query AdminProductChoices {\n    categories {\n      id\n      name\n    }\n    sizeGuides {\n      id\n      title\n    }\n  }\n": typeof types.AdminProductChoicesDocument,
    "\n  mutation SaveProduct($input: ProductInput!, $expectedVersion: Int) {\n    payload: saveProduct(input: $input, expectedVersion: $expectedVersion) {\n      product {\n        ...EditedProduct\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n": typeof types.SaveProductDocument,
    "\n  mutation SetStocks($changes: [StockChange!]!) {\n    payload: setStocks(changes: $changes) {\n      products {\n        ...EditedProduct\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n": typeof types.SetStocksDocument,
    "\n  query AdminStockAlerts {\n    stockAlerts(first: 100) {\n      waiting\n      product {\n        id\n        title\n        brand\n        image\n        options {\n          name\n        }\n      }\n      variant {\n        id\n        title\n        quantityAvailable\n      }\n    }\n  }\n": typeof types.AdminStockAlertsDocument,
    "\n  mutation AddProductImage($productId: ID!, $files: [Upload!]!, $alt: String!) {\n    payload: addProductImage(productId: $productId, files: $files, alt: $alt) {\n      product {\n        ...EditedProduct\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n": typeof types.AddProductImageDocument,
    "\n  fragment SettingsForm_settings on Settings {\n    version\n    stored {\n      ...SettingsForm_values\n    }\n    defaults {\n      ...SettingsForm_values\n    }\n  }\n": typeof types.SettingsForm_SettingsFragmentDoc,
    "\n  fragment SettingsForm_values on SettingsValues {\n    orderEmails\n    legalName\n    address\n    ice\n    rc\n    taxId\n    cndp\n    phone\n    email\n    whatsAppText\n  }\n": typeof types.SettingsForm_ValuesFragmentDoc,
    "\n  query AdminSettings {\n    settings {\n      ...SettingsForm_settings\n    }\n  }\n": typeof types.AdminSettingsDocument,
    "\n  mutation AdminUpdateSettings($input: SettingsInput!, $version: Int!) {\n    payload: updateSettings(input: $input, expectedVersion: $version) {\n      settings {\n        ...SettingsForm_settings\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n": typeof types.AdminUpdateSettingsDocument,
    "\n  mutation AdminAddStaff($email: String!, $role: StaffRole!) {\n    payload: addStaff(email: $email, role: $role) {\n      staff {\n        id\n        email\n      }\n      setupUrl\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n": typeof types.AdminAddStaffDocument,
    "\n  query AdminStaffPage {\n    staff {\n      id\n      email\n      name\n      role\n      lastSeenAt\n    }\n  }\n": typeof types.AdminStaffPageDocument,
    "\n  mutation AdminRemoveStaff($id: ID!) {\n    payload: removeStaff(id: $id) {\n      userErrors {\n        message\n      }\n    }\n  }\n": typeof types.AdminRemoveStaffDocument,
    "\n  mutation AdminStartPasskeyRegistration {\n    payload: startPasskeyRegistration {\n      options\n      userErrors {\n        message\n      }\n    }\n  }\n": typeof types.AdminStartPasskeyRegistrationDocument,
    "\n  mutation AdminAddPasskey($response: String!, $name: String!) {\n    payload: addPasskey(response: $response, name: $name) {\n      me {\n        id\n        passkeys {\n          ...StaffPasskeys_passkey\n        }\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n": typeof types.AdminAddPasskeyDocument,
    "\n  mutation AdminLogOut {\n    payload: logOut {\n      userErrors {\n        message\n      }\n    }\n  }\n": typeof types.AdminLogOutDocument,
    "\n  fragment StaffPasskeys_passkey on Passkey {\n    id\n    name\n    createdAt\n    lastUsedAt\n  }\n": typeof types.StaffPasskeys_PasskeyFragmentDoc,
    "\n  mutation AdminRemovePasskey($id: ID!) {\n    payload: removePasskey(id: $id) {\n      me {\n        id\n        passkeys {\n          ...StaffPasskeys_passkey\n        }\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n": typeof types.AdminRemovePasskeyDocument,
    "\n  mutation AdminChangePassword($currentPassword: String!, $password: String!) {\n    payload: changePassword(currentPassword: $currentPassword, password: $password) {\n      me {\n        id\n        sessions {\n          ...StaffSessions_session\n        }\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n": typeof types.AdminChangePasswordDocument,
    "\n  fragment StaffSessions_session on StaffSession {\n    id\n    createdAt\n    lastSeenAt\n    device\n    isCurrent\n  }\n": typeof types.StaffSessions_SessionFragmentDoc,
    "\n  mutation AdminEndSession($id: ID!) {\n    payload: endSession(id: $id) {\n      me {\n        id\n        sessions {\n          ...StaffSessions_session\n        }\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n": typeof types.AdminEndSessionDocument,
    "\n  mutation AdminEndOtherSessions {\n    payload: endOtherSessions {\n      me {\n        id\n        sessions {\n          ...StaffSessions_session\n        }\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n": typeof types.AdminEndOtherSessionsDocument,
    "\n  query AdminStaffAccountPage {\n    me {\n      id\n      email\n      name\n      role\n      sessions {\n        ...StaffSessions_session\n      }\n      passkeys {\n        ...StaffPasskeys_passkey\n      }\n    }\n  }\n": typeof types.AdminStaffAccountPageDocument,
    "\n  mutation AdminRequestPasswordReset($email: String!) {\n    payload: requestPasswordReset(email: $email) {\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n": typeof types.AdminRequestPasswordResetDocument,
    "\n  mutation AdminLogIn($email: String!, $password: String!) {\n    payload: logIn(email: $email, password: $password) {\n      me {\n        id\n        email\n        name\n        role\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n": typeof types.AdminLogInDocument,
    "\n  mutation AdminSetUpAccount($token: String!, $input: SetUpInput!) {\n    payload: setUpAccount(token: $token, input: $input) {\n      me {\n        id\n        email\n        name\n        role\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n": typeof types.AdminSetUpAccountDocument,
    "\n  query AdminSetUpPage($token: String!) {\n    setup(token: $token) {\n      email\n      name\n      role\n    }\n  }\n": typeof types.AdminSetUpPageDocument,
    "\n  mutation AdminStartPasskeyLogIn {\n    payload: startPasskeyLogIn {\n      options\n      userErrors {\n        message\n      }\n    }\n  }\n": typeof types.AdminStartPasskeyLogInDocument,
    "\n  mutation AdminLogInWithPasskey($response: String!) {\n    payload: logInWithPasskey(response: $response) {\n      me {\n        id\n        email\n        name\n        role\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n": typeof types.AdminLogInWithPasskeyDocument,
    "\n  query AdminMe {\n    me {\n      id\n      email\n      name\n      role\n    }\n  }\n": typeof types.AdminMeDocument,
    "\n  query AdminStock($filter: StockFilter!, $after: String) {\n    stockLevels(filter: $filter, first: 50, after: $after) {\n      totalCount\n      nodes {\n        id\n        soldIn30Days\n        product {\n          id\n          title\n          image\n          outOfStock\n          images {\n            url\n            sources {\n              url\n              width\n            }\n          }\n        }\n        variant {\n          id\n          title\n          values\n          sku\n          stockOnHand\n          allocated\n          quantityAvailable\n          waiting\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.AdminStockDocument,
    "\n  mutation AdminSaveStocks($changes: [StockChange!]!) {\n    payload: setStocks(changes: $changes) {\n      variants {\n        id\n        stockOnHand\n        allocated\n        quantityAvailable\n        waiting\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n": typeof types.AdminSaveStocksDocument,
};
const documents: Documents = {
    "\n  fragment AuditEntries_entry on AuditEntry {\n    id\n    at\n    actor\n    actorName\n    action\n    subject\n    about {\n      kind\n      id\n      name\n    }\n    before\n    after\n  }\n": types.AuditEntries_EntryFragmentDoc,
    "\n  query AdminAuditPage($after: String, $actor: String, $subject: String) {\n    staff {\n      id\n      email\n      name\n    }\n    auditLog(first: 30, after: $after, actor: $actor, subject: $subject) {\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      nodes {\n        ...AuditEntries_entry\n      }\n    }\n  }\n": types.AdminAuditPageDocument,
    "\n  mutation AdminAnonymizeCustomer($id: ID!, $cancelOrders: Boolean!) {\n    payload: anonymizeCustomer(id: $id, cancelOrders: $cancelOrders) {\n      id\n      userErrors {\n        message\n      }\n    }\n  }\n": types.AdminAnonymizeCustomerDocument,
    "\n  fragment CustomerOrders_order on Order {\n    id\n    number\n    status\n    moves\n    placedAt\n    payable {\n      amount\n    }\n  }\n": types.CustomerOrders_OrderFragmentDoc,
    "\n  query AdminCustomerPage($id: ID!) {\n    customer(id: $id) {\n      id\n      firstName\n      lastName\n      email\n      emailVerified\n      createdAt\n      orderCount\n      orders(first: 100) {\n        ...CustomerOrders_order\n      }\n    }\n  }\n": types.AdminCustomerPageDocument,
    "\n  query AdminCustomersPage($search: String, $after: String) {\n    customers(search: $search, first: 20, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      nodes {\n        id\n        firstName\n        lastName\n        email\n        createdAt\n        orderCount\n      }\n    }\n  }\n": types.AdminCustomersPageDocument,
    "\n  fragment AwaitedVariants_awaited on AwaitedVariant {\n    waiting\n    product {\n      id\n      title\n    }\n    variant {\n      id\n      title\n    }\n  }\n": types.AwaitedVariants_AwaitedFragmentDoc,
    "\n  query AdminDashboardPage {\n    dashboard(days: 30) {\n      ...WaitingTiles_dashboard\n      ...Sales_dashboard\n      missingSettings\n    }\n    failedMails(first: 20) {\n      ...FailedMails_mail\n    }\n    stockAlerts(first: 10) {\n      ...AwaitedVariants_awaited\n    }\n  }\n": types.AdminDashboardPageDocument,
    "\n  fragment FailedMails_mail on FailedMail {\n    id\n    kind\n    to\n    createdAt\n    lastError\n    order {\n      id\n      number\n    }\n  }\n": types.FailedMails_MailFragmentDoc,
    "\n  mutation AdminRetryMail($id: ID!) {\n    payload: retryMail(id: $id) {\n      userErrors {\n        message\n      }\n    }\n  }\n": types.AdminRetryMailDocument,
    "\n  fragment Sales_dashboard on Dashboard {\n    days {\n      date\n      orders\n      sales\n    }\n  }\n": types.Sales_DashboardFragmentDoc,
    "\n  fragment WaitingTiles_dashboard on Dashboard {\n    toConfirm\n    toPrepare\n    openReturns\n    lowStock\n  }\n": types.WaitingTiles_DashboardFragmentDoc,
    "\n  fragment DeliveryLog_delivery on WebhookDelivery {\n    id\n    type\n    state\n    createdAt\n    nextAttemptAt\n    payload\n    attempts {\n      at\n      status\n      ms\n      error\n    }\n  }\n": types.DeliveryLog_DeliveryFragmentDoc,
    "\n  mutation AdminRedeliver($id: ID!) {\n    payload: redeliver(deliveryId: $id) {\n      userErrors {\n        message\n      }\n    }\n  }\n": types.AdminRedeliverDocument,
    "\n  mutation AdminCreateToken($input: ApiTokenInput!) {\n    payload: createApiToken(input: $input) {\n      secret\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n": types.AdminCreateTokenDocument,
    "\n  query AdminTokensPage {\n    apiTokens {\n      id\n      name\n      prefix\n      scopes\n      createdAt\n      expiresAt\n      lastUsedAt\n    }\n  }\n": types.AdminTokensPageDocument,
    "\n  mutation AdminRevokeToken($id: ID!) {\n    payload: revokeApiToken(id: $id) {\n      userErrors {\n        message\n      }\n    }\n  }\n": types.AdminRevokeTokenDocument,
    "\n  mutation AdminUpdateWebhook($id: ID!, $input: WebhookUpdate!) {\n    payload: updateWebhook(id: $id, input: $input) {\n      webhook {\n        id\n        url\n        events\n        isActive\n        goneAt\n        earlierSecretUntil\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n": types.AdminUpdateWebhookDocument,
    "\n  mutation AdminDeleteWebhook($id: ID!) {\n    payload: deleteWebhook(id: $id) {\n      webhooks {\n        id\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n": types.AdminDeleteWebhookDocument,
    "\n  mutation AdminRotateWebhookSecret($id: ID!) {\n    payload: rotateWebhookSecret(id: $id) {\n      secret\n      userErrors {\n        message\n      }\n    }\n  }\n": types.AdminRotateWebhookSecretDocument,
    "\n  mutation AdminSendTestWebhook($id: ID!) {\n    payload: sendTestWebhook(id: $id) {\n      userErrors {\n        message\n      }\n    }\n  }\n": types.AdminSendTestWebhookDocument,
    "\n  query AdminWebhookPage($id: ID!, $deliveries: Int!) {\n    webhook(id: $id) {\n      id\n      url\n      events\n      isActive\n      goneAt\n      earlierSecretUntil\n      deliveries(first: $deliveries) {\n        ...DeliveryLog_delivery\n      }\n    }\n  }\n": types.AdminWebhookPageDocument,
    "\n  query AdminWebhooksPage {\n    webhooks {\n      id\n      url\n      events\n      isActive\n      createdAt\n    }\n  }\n": types.AdminWebhooksPageDocument,
    "\n  mutation AdminCreateWebhook($input: WebhookInput!) {\n    payload: createWebhook(input: $input) {\n      secret\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n": types.AdminCreateWebhookDocument,
    "\n  query AdminInvoices($month: String!, $after: String) {\n    invoices(month: $month, first: 50, after: $after) {\n      totalCount\n      sums {\n        net {\n          amount\n        }\n        vat {\n          amount\n        }\n        gross {\n          amount\n        }\n      }\n      nodes {\n        id\n        kind\n        number\n        issuedAt\n        name\n        paymentMethod\n        refundMethod\n        net {\n          amount\n        }\n        vat {\n          amount\n        }\n        gross {\n          amount\n        }\n        order {\n          id\n          number\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.AdminInvoicesDocument,
    "\n  query AdminInvoicesCsv($month: String!) {\n    invoicesCsv(month: $month, isForExcel: true)\n  }\n": types.AdminInvoicesCsvDocument,
    "\n  query AdminOrdersPage($filter: OrderFilter!, $after: String) {\n    orders(filter: $filter, first: 20, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      nodes {\n        ...MovableOrder_order\n        placedAt\n        quantity\n        paymentMethod\n        toCollect {\n          amount\n        }\n        payable {\n          amount\n        }\n        shippingInfo {\n          name\n          city\n        }\n      }\n    }\n  }\n": types.AdminOrdersPageDocument,
    "\n  fragment OrderContacts_order on Order {\n    id\n    number\n    status\n    payable {\n      amount\n    }\n    shippingInfo {\n      name\n      phone\n    }\n    trackingUrl\n    confirmedByCustomerAt\n    recipientHistory {\n      delivered\n      refused\n    }\n    contacts {\n      at\n      by\n      outcome\n      note\n    }\n  }\n": types.OrderContacts_OrderFragmentDoc,
    "\n  mutation AdminAddOrderContact($id: ID!, $outcome: ContactOutcome!, $note: String) {\n    payload: addOrderContact(id: $id, outcome: $outcome, note: $note) {\n      order {\n        id\n        contacts {\n          at\n          by\n          outcome\n          note\n        }\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n": types.AdminAddOrderContactDocument,
    "\n  fragment OrderNotes_order on Order {\n    id\n    notes {\n      at\n      by\n      text\n    }\n  }\n": types.OrderNotes_OrderFragmentDoc,
    "\n  mutation AdminAddOrderNote($id: ID!, $text: String!) {\n    payload: addOrderNote(id: $id, text: $text) {\n      order {\n        id\n        ...OrderNotes_order\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n": types.AdminAddOrderNoteDocument,
    "\n  query AdminOrdersToCall {\n    ordersToCall(first: 50) {\n      totalCount\n      nodes {\n        id\n        number\n        status\n        placedAt\n        payable {\n          amount\n        }\n        shippingInfo {\n          name\n          city\n          phone\n        }\n        contacts {\n          at\n          outcome\n        }\n      }\n    }\n  }\n": types.AdminOrdersToCallDocument,
    "\n  fragment OrderHistory_order on Order {\n    id\n    parcelNumber\n    history {\n      status\n      at\n    }\n  }\n": types.OrderHistory_OrderFragmentDoc,
    "\n  fragment OrderLines_order on Order {\n    id\n    lines {\n      productId\n      variantId\n      variantTitle\n      title\n      brand\n      image\n      quantity\n      price {\n        amount\n      }\n      total {\n        amount\n      }\n    }\n  }\n": types.OrderLines_OrderFragmentDoc,
    "\n  query AdminOrderPage($id: ID!) {\n    order(id: $id) {\n      ...MovableOrder_order\n      placedAt\n      ...OrderLines_order\n      ...OrderRecipient_order\n      ...OrderPayment_order\n      ...RequestedReturn_order\n      ...OrderContacts_order\n      ...OrderNotes_order\n      ...OrderHistory_order\n    }\n    whatsAppText\n  }\n": types.AdminOrderPageDocument,
    "\n  fragment OrderPayment_order on Order {\n    id\n    paymentMethod\n    total {\n      amount\n    }\n    discount {\n      amount\n    }\n    shipping {\n      amount\n    }\n    payable {\n      amount\n    }\n    invoice {\n      number\n      issuedAt\n    }\n    creditNotes {\n      number\n      issuedAt\n      amount {\n        amount\n      }\n    }\n    refund {\n      amount {\n        amount\n      }\n      requestedAt\n      doneAt\n    }\n  }\n": types.OrderPayment_OrderFragmentDoc,
    "\n  fragment OrderRecipient_order on Order {\n    id\n    shippingInfo {\n      name\n      phone\n      email\n      street\n      city\n      region\n      postalCode\n    }\n    customer {\n      id\n      firstName\n      lastName\n    }\n  }\n": types.OrderRecipient_OrderFragmentDoc,
    "\n  fragment RequestedReturn_order on Order {\n    id\n    returnUntil\n    returnRequest {\n      requestedAt\n      reason\n    }\n  }\n": types.RequestedReturn_OrderFragmentDoc,
    "\n  fragment MovableOrder_order on Order {\n    id\n    number\n    status\n    moves\n    parcelNumber\n  }\n": types.MovableOrder_OrderFragmentDoc,
    "\n  mutation AdminMoveOrders($ids: [ID!]!, $to: OrderStatus!, $parcels: [ParcelInput!]!) {\n    payload: moveOrders(ids: $ids, to: $to, parcels: $parcels) {\n      orders {\n        ...MovableOrder_order\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n": types.AdminMoveOrdersDocument,
    "\n  fragment CourierSheet_order on Order {\n    id\n    number\n    parcelNumber\n    toCollect {\n      amount\n    }\n    shippingInfo {\n      name\n      phone\n      street\n      city\n    }\n  }\n": types.CourierSheet_OrderFragmentDoc,
    "\n  fragment CreditNotePaper_note on CreditNote {\n    number\n    issuedAt\n    amount {\n      amount\n    }\n    vat {\n      amount\n    }\n    reason\n    lines {\n      variantId\n      quantity\n    }\n    method\n  }\n": types.CreditNotePaper_NoteFragmentDoc,
    "\n  fragment DocumentHead_merchant on Merchant {\n    legalName\n    address\n    ice\n    rc\n    taxId\n    phone\n    email\n  }\n": types.DocumentHead_MerchantFragmentDoc,
    "\n  fragment DocumentTable_line on OrderLine {\n    variantId\n    variantTitle\n    title\n    brand\n    price {\n      amount\n    }\n    quantity\n  }\n": types.DocumentTable_LineFragmentDoc,
    "\n  fragment InvoicePaper_invoice on Invoice {\n    number\n    issuedAt\n    lines {\n      ...DocumentTable_line\n    }\n    total {\n      amount\n    }\n    shipping {\n      amount\n    }\n    payable {\n      amount\n    }\n    vat {\n      amount\n    }\n    shippingInfo {\n      name\n      phone\n      email\n      street\n      city\n      region\n      postalCode\n    }\n  }\n": types.InvoicePaper_InvoiceFragmentDoc,
    "\n  query AdminOrderDocument($id: ID!) {\n    order(id: $id) {\n      id\n      number\n      placedAt\n      paymentMethod\n      lines {\n        ...DocumentTable_line\n      }\n      invoice {\n        ...InvoicePaper_invoice\n      }\n      creditNotes {\n        ...CreditNotePaper_note\n      }\n    }\n    merchant {\n      ...DocumentHead_merchant\n    }\n  }\n": types.AdminOrderDocumentDocument,
    "\n  query AdminOrdersPrint($ids: [ID!]!) {\n    ordersById(ids: $ids) {\n      id\n      number\n      ...PackingSlip_order\n      ...CourierSheet_order\n    }\n    merchant {\n      ...PrintSender_merchant\n    }\n  }\n": types.AdminOrdersPrintDocument,
    "\n  fragment PackingSlip_order on Order {\n    id\n    number\n    placedAt\n    paymentMethod\n    parcelNumber\n    toCollect {\n      amount\n    }\n    shippingInfo {\n      name\n      phone\n      email\n      street\n      city\n      region\n      postalCode\n    }\n    ...OrderLines_order\n  }\n": types.PackingSlip_OrderFragmentDoc,
    "\n  fragment PrintSender_merchant on Merchant {\n    legalName\n    address\n    phone\n  }\n": types.PrintSender_MerchantFragmentDoc,
    "\n  query AdminProducts($filter: ProductFilter, $after: String) {\n    categories {\n      id\n      name\n    }\n    products(filter: $filter, first: 30, after: $after) {\n      totalCount\n      nodes {\n        id\n        title\n        brand\n        categoryName\n        image\n        imageAlt\n        price {\n          amount\n        }\n        originalPrice {\n          amount\n        }\n        outOfStock\n        archivedAt\n        isDraft\n        images {\n          url\n          sources {\n            url\n            width\n          }\n        }\n        variants {\n          id\n          title\n          values\n          quantityAvailable\n          waiting\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.AdminProductsDocument,
    "\n  mutation ArchiveProduct($id: ID!) {\n    payload: archiveProduct(id: $id) {\n      product {\n        ...EditedProduct\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n": types.ArchiveProductDocument,
    "\n  mutation UnarchiveProduct($id: ID!) {\n    payload: unarchiveProduct(id: $id) {\n      product {\n        ...EditedProduct\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n": types.UnarchiveProductDocument,
    "\n  fragment EditedProduct on Product {\n    id\n    version\n    title\n    brand\n    description\n    categoryName\n    price {\n      amount\n    }\n    originalPrice {\n      amount\n    }\n    outOfStock\n    options {\n      name\n      values {\n        value\n        swatch\n      }\n    }\n    variants {\n      id\n      sku\n      gtin\n      mpn\n      title\n      values\n      ownPrice\n      ownOriginalPrice\n      stockOnHand\n      allocated\n      quantityAvailable\n      waiting\n      frame {\n        lensWidth\n        bridgeWidth\n        templeLength\n        lensHeight\n        frameWidth\n      }\n    }\n    images {\n      url\n      alt\n      value\n      sources {\n        url\n        width\n      }\n    }\n    details {\n      label\n      value\n    }\n    sizeGuide\n    archivedAt\n    isDraft\n  }\n": types.EditedProductFragmentDoc,
    "\n  query AdminProduct($id: ID!) {\n    product(id: $id) {\n      ...EditedProduct\n    }\n  }\n": types.AdminProductDocument,
    "\n  query AdminProductChoices {\n    categories {\n      id\n      name\n    }\n    sizeGuides {\n      id\n      title\n    }\n  }\n": types.AdminProductChoicesDocument,
    "\n  mutation SaveProduct($input: ProductInput!, $expectedVersion: Int) {\n    payload: saveProduct(input: $input, expectedVersion: $expectedVersion) {\n      product {\n        ...EditedProduct\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n": types.SaveProductDocument,
    "\n  mutation SetStocks($changes: [StockChange!]!) {\n    payload: setStocks(changes: $changes) {\n      products {\n        ...EditedProduct\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n": types.SetStocksDocument,
    "\n  query AdminStockAlerts {\n    stockAlerts(first: 100) {\n      waiting\n      product {\n        id\n        title\n        brand\n        image\n        options {\n          name\n        }\n      }\n      variant {\n        id\n        title\n        quantityAvailable\n      }\n    }\n  }\n": types.AdminStockAlertsDocument,
    "\n  mutation AddProductImage($productId: ID!, $files: [Upload!]!, $alt: String!) {\n    payload: addProductImage(productId: $productId, files: $files, alt: $alt) {\n      product {\n        ...EditedProduct\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n": types.AddProductImageDocument,
    "\n  fragment SettingsForm_settings on Settings {\n    version\n    stored {\n      ...SettingsForm_values\n    }\n    defaults {\n      ...SettingsForm_values\n    }\n  }\n": types.SettingsForm_SettingsFragmentDoc,
    "\n  fragment SettingsForm_values on SettingsValues {\n    orderEmails\n    legalName\n    address\n    ice\n    rc\n    taxId\n    cndp\n    phone\n    email\n    whatsAppText\n  }\n": types.SettingsForm_ValuesFragmentDoc,
    "\n  query AdminSettings {\n    settings {\n      ...SettingsForm_settings\n    }\n  }\n": types.AdminSettingsDocument,
    "\n  mutation AdminUpdateSettings($input: SettingsInput!, $version: Int!) {\n    payload: updateSettings(input: $input, expectedVersion: $version) {\n      settings {\n        ...SettingsForm_settings\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n": types.AdminUpdateSettingsDocument,
    "\n  mutation AdminAddStaff($email: String!, $role: StaffRole!) {\n    payload: addStaff(email: $email, role: $role) {\n      staff {\n        id\n        email\n      }\n      setupUrl\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n": types.AdminAddStaffDocument,
    "\n  query AdminStaffPage {\n    staff {\n      id\n      email\n      name\n      role\n      lastSeenAt\n    }\n  }\n": types.AdminStaffPageDocument,
    "\n  mutation AdminRemoveStaff($id: ID!) {\n    payload: removeStaff(id: $id) {\n      userErrors {\n        message\n      }\n    }\n  }\n": types.AdminRemoveStaffDocument,
    "\n  mutation AdminStartPasskeyRegistration {\n    payload: startPasskeyRegistration {\n      options\n      userErrors {\n        message\n      }\n    }\n  }\n": types.AdminStartPasskeyRegistrationDocument,
    "\n  mutation AdminAddPasskey($response: String!, $name: String!) {\n    payload: addPasskey(response: $response, name: $name) {\n      me {\n        id\n        passkeys {\n          ...StaffPasskeys_passkey\n        }\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n": types.AdminAddPasskeyDocument,
    "\n  mutation AdminLogOut {\n    payload: logOut {\n      userErrors {\n        message\n      }\n    }\n  }\n": types.AdminLogOutDocument,
    "\n  fragment StaffPasskeys_passkey on Passkey {\n    id\n    name\n    createdAt\n    lastUsedAt\n  }\n": types.StaffPasskeys_PasskeyFragmentDoc,
    "\n  mutation AdminRemovePasskey($id: ID!) {\n    payload: removePasskey(id: $id) {\n      me {\n        id\n        passkeys {\n          ...StaffPasskeys_passkey\n        }\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n": types.AdminRemovePasskeyDocument,
    "\n  mutation AdminChangePassword($currentPassword: String!, $password: String!) {\n    payload: changePassword(currentPassword: $currentPassword, password: $password) {\n      me {\n        id\n        sessions {\n          ...StaffSessions_session\n        }\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n": types.AdminChangePasswordDocument,
    "\n  fragment StaffSessions_session on StaffSession {\n    id\n    createdAt\n    lastSeenAt\n    device\n    isCurrent\n  }\n": types.StaffSessions_SessionFragmentDoc,
    "\n  mutation AdminEndSession($id: ID!) {\n    payload: endSession(id: $id) {\n      me {\n        id\n        sessions {\n          ...StaffSessions_session\n        }\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n": types.AdminEndSessionDocument,
    "\n  mutation AdminEndOtherSessions {\n    payload: endOtherSessions {\n      me {\n        id\n        sessions {\n          ...StaffSessions_session\n        }\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n": types.AdminEndOtherSessionsDocument,
    "\n  query AdminStaffAccountPage {\n    me {\n      id\n      email\n      name\n      role\n      sessions {\n        ...StaffSessions_session\n      }\n      passkeys {\n        ...StaffPasskeys_passkey\n      }\n    }\n  }\n": types.AdminStaffAccountPageDocument,
    "\n  mutation AdminRequestPasswordReset($email: String!) {\n    payload: requestPasswordReset(email: $email) {\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n": types.AdminRequestPasswordResetDocument,
    "\n  mutation AdminLogIn($email: String!, $password: String!) {\n    payload: logIn(email: $email, password: $password) {\n      me {\n        id\n        email\n        name\n        role\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n": types.AdminLogInDocument,
    "\n  mutation AdminSetUpAccount($token: String!, $input: SetUpInput!) {\n    payload: setUpAccount(token: $token, input: $input) {\n      me {\n        id\n        email\n        name\n        role\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n": types.AdminSetUpAccountDocument,
    "\n  query AdminSetUpPage($token: String!) {\n    setup(token: $token) {\n      email\n      name\n      role\n    }\n  }\n": types.AdminSetUpPageDocument,
    "\n  mutation AdminStartPasskeyLogIn {\n    payload: startPasskeyLogIn {\n      options\n      userErrors {\n        message\n      }\n    }\n  }\n": types.AdminStartPasskeyLogInDocument,
    "\n  mutation AdminLogInWithPasskey($response: String!) {\n    payload: logInWithPasskey(response: $response) {\n      me {\n        id\n        email\n        name\n        role\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n": types.AdminLogInWithPasskeyDocument,
    "\n  query AdminMe {\n    me {\n      id\n      email\n      name\n      role\n    }\n  }\n": types.AdminMeDocument,
    "\n  query AdminStock($filter: StockFilter!, $after: String) {\n    stockLevels(filter: $filter, first: 50, after: $after) {\n      totalCount\n      nodes {\n        id\n        soldIn30Days\n        product {\n          id\n          title\n          image\n          outOfStock\n          images {\n            url\n            sources {\n              url\n              width\n            }\n          }\n        }\n        variant {\n          id\n          title\n          values\n          sku\n          stockOnHand\n          allocated\n          quantityAvailable\n          waiting\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.AdminStockDocument,
    "\n  mutation AdminSaveStocks($changes: [StockChange!]!) {\n    payload: setStocks(changes: $changes) {\n      variants {\n        id\n        stockOnHand\n        allocated\n        quantityAvailable\n        waiting\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n": types.AdminSaveStocksDocument,
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
export function graphql(source: "\n  fragment AuditEntries_entry on AuditEntry {\n    id\n    at\n    actor\n    actorName\n    action\n    subject\n    about {\n      kind\n      id\n      name\n    }\n    before\n    after\n  }\n"): (typeof documents)["\n  fragment AuditEntries_entry on AuditEntry {\n    id\n    at\n    actor\n    actorName\n    action\n    subject\n    about {\n      kind\n      id\n      name\n    }\n    before\n    after\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminAuditPage($after: String, $actor: String, $subject: String) {\n    staff {\n      id\n      email\n      name\n    }\n    auditLog(first: 30, after: $after, actor: $actor, subject: $subject) {\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      nodes {\n        ...AuditEntries_entry\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminAuditPage($after: String, $actor: String, $subject: String) {\n    staff {\n      id\n      email\n      name\n    }\n    auditLog(first: 30, after: $after, actor: $actor, subject: $subject) {\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      nodes {\n        ...AuditEntries_entry\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminAnonymizeCustomer($id: ID!, $cancelOrders: Boolean!) {\n    payload: anonymizeCustomer(id: $id, cancelOrders: $cancelOrders) {\n      id\n      userErrors {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminAnonymizeCustomer($id: ID!, $cancelOrders: Boolean!) {\n    payload: anonymizeCustomer(id: $id, cancelOrders: $cancelOrders) {\n      id\n      userErrors {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CustomerOrders_order on Order {\n    id\n    number\n    status\n    moves\n    placedAt\n    payable {\n      amount\n    }\n  }\n"): (typeof documents)["\n  fragment CustomerOrders_order on Order {\n    id\n    number\n    status\n    moves\n    placedAt\n    payable {\n      amount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminCustomerPage($id: ID!) {\n    customer(id: $id) {\n      id\n      firstName\n      lastName\n      email\n      emailVerified\n      createdAt\n      orderCount\n      orders(first: 100) {\n        ...CustomerOrders_order\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminCustomerPage($id: ID!) {\n    customer(id: $id) {\n      id\n      firstName\n      lastName\n      email\n      emailVerified\n      createdAt\n      orderCount\n      orders(first: 100) {\n        ...CustomerOrders_order\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminCustomersPage($search: String, $after: String) {\n    customers(search: $search, first: 20, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      nodes {\n        id\n        firstName\n        lastName\n        email\n        createdAt\n        orderCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminCustomersPage($search: String, $after: String) {\n    customers(search: $search, first: 20, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      nodes {\n        id\n        firstName\n        lastName\n        email\n        createdAt\n        orderCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AwaitedVariants_awaited on AwaitedVariant {\n    waiting\n    product {\n      id\n      title\n    }\n    variant {\n      id\n      title\n    }\n  }\n"): (typeof documents)["\n  fragment AwaitedVariants_awaited on AwaitedVariant {\n    waiting\n    product {\n      id\n      title\n    }\n    variant {\n      id\n      title\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminDashboardPage {\n    dashboard(days: 30) {\n      ...WaitingTiles_dashboard\n      ...Sales_dashboard\n      missingSettings\n    }\n    failedMails(first: 20) {\n      ...FailedMails_mail\n    }\n    stockAlerts(first: 10) {\n      ...AwaitedVariants_awaited\n    }\n  }\n"): (typeof documents)["\n  query AdminDashboardPage {\n    dashboard(days: 30) {\n      ...WaitingTiles_dashboard\n      ...Sales_dashboard\n      missingSettings\n    }\n    failedMails(first: 20) {\n      ...FailedMails_mail\n    }\n    stockAlerts(first: 10) {\n      ...AwaitedVariants_awaited\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FailedMails_mail on FailedMail {\n    id\n    kind\n    to\n    createdAt\n    lastError\n    order {\n      id\n      number\n    }\n  }\n"): (typeof documents)["\n  fragment FailedMails_mail on FailedMail {\n    id\n    kind\n    to\n    createdAt\n    lastError\n    order {\n      id\n      number\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminRetryMail($id: ID!) {\n    payload: retryMail(id: $id) {\n      userErrors {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminRetryMail($id: ID!) {\n    payload: retryMail(id: $id) {\n      userErrors {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Sales_dashboard on Dashboard {\n    days {\n      date\n      orders\n      sales\n    }\n  }\n"): (typeof documents)["\n  fragment Sales_dashboard on Dashboard {\n    days {\n      date\n      orders\n      sales\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WaitingTiles_dashboard on Dashboard {\n    toConfirm\n    toPrepare\n    openReturns\n    lowStock\n  }\n"): (typeof documents)["\n  fragment WaitingTiles_dashboard on Dashboard {\n    toConfirm\n    toPrepare\n    openReturns\n    lowStock\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeliveryLog_delivery on WebhookDelivery {\n    id\n    type\n    state\n    createdAt\n    nextAttemptAt\n    payload\n    attempts {\n      at\n      status\n      ms\n      error\n    }\n  }\n"): (typeof documents)["\n  fragment DeliveryLog_delivery on WebhookDelivery {\n    id\n    type\n    state\n    createdAt\n    nextAttemptAt\n    payload\n    attempts {\n      at\n      status\n      ms\n      error\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminRedeliver($id: ID!) {\n    payload: redeliver(deliveryId: $id) {\n      userErrors {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminRedeliver($id: ID!) {\n    payload: redeliver(deliveryId: $id) {\n      userErrors {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminCreateToken($input: ApiTokenInput!) {\n    payload: createApiToken(input: $input) {\n      secret\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminCreateToken($input: ApiTokenInput!) {\n    payload: createApiToken(input: $input) {\n      secret\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminTokensPage {\n    apiTokens {\n      id\n      name\n      prefix\n      scopes\n      createdAt\n      expiresAt\n      lastUsedAt\n    }\n  }\n"): (typeof documents)["\n  query AdminTokensPage {\n    apiTokens {\n      id\n      name\n      prefix\n      scopes\n      createdAt\n      expiresAt\n      lastUsedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminRevokeToken($id: ID!) {\n    payload: revokeApiToken(id: $id) {\n      userErrors {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminRevokeToken($id: ID!) {\n    payload: revokeApiToken(id: $id) {\n      userErrors {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminUpdateWebhook($id: ID!, $input: WebhookUpdate!) {\n    payload: updateWebhook(id: $id, input: $input) {\n      webhook {\n        id\n        url\n        events\n        isActive\n        goneAt\n        earlierSecretUntil\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminUpdateWebhook($id: ID!, $input: WebhookUpdate!) {\n    payload: updateWebhook(id: $id, input: $input) {\n      webhook {\n        id\n        url\n        events\n        isActive\n        goneAt\n        earlierSecretUntil\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminDeleteWebhook($id: ID!) {\n    payload: deleteWebhook(id: $id) {\n      webhooks {\n        id\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminDeleteWebhook($id: ID!) {\n    payload: deleteWebhook(id: $id) {\n      webhooks {\n        id\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminRotateWebhookSecret($id: ID!) {\n    payload: rotateWebhookSecret(id: $id) {\n      secret\n      userErrors {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminRotateWebhookSecret($id: ID!) {\n    payload: rotateWebhookSecret(id: $id) {\n      secret\n      userErrors {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminSendTestWebhook($id: ID!) {\n    payload: sendTestWebhook(id: $id) {\n      userErrors {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminSendTestWebhook($id: ID!) {\n    payload: sendTestWebhook(id: $id) {\n      userErrors {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminWebhookPage($id: ID!, $deliveries: Int!) {\n    webhook(id: $id) {\n      id\n      url\n      events\n      isActive\n      goneAt\n      earlierSecretUntil\n      deliveries(first: $deliveries) {\n        ...DeliveryLog_delivery\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminWebhookPage($id: ID!, $deliveries: Int!) {\n    webhook(id: $id) {\n      id\n      url\n      events\n      isActive\n      goneAt\n      earlierSecretUntil\n      deliveries(first: $deliveries) {\n        ...DeliveryLog_delivery\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminWebhooksPage {\n    webhooks {\n      id\n      url\n      events\n      isActive\n      createdAt\n    }\n  }\n"): (typeof documents)["\n  query AdminWebhooksPage {\n    webhooks {\n      id\n      url\n      events\n      isActive\n      createdAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminCreateWebhook($input: WebhookInput!) {\n    payload: createWebhook(input: $input) {\n      secret\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminCreateWebhook($input: WebhookInput!) {\n    payload: createWebhook(input: $input) {\n      secret\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminInvoices($month: String!, $after: String) {\n    invoices(month: $month, first: 50, after: $after) {\n      totalCount\n      sums {\n        net {\n          amount\n        }\n        vat {\n          amount\n        }\n        gross {\n          amount\n        }\n      }\n      nodes {\n        id\n        kind\n        number\n        issuedAt\n        name\n        paymentMethod\n        refundMethod\n        net {\n          amount\n        }\n        vat {\n          amount\n        }\n        gross {\n          amount\n        }\n        order {\n          id\n          number\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminInvoices($month: String!, $after: String) {\n    invoices(month: $month, first: 50, after: $after) {\n      totalCount\n      sums {\n        net {\n          amount\n        }\n        vat {\n          amount\n        }\n        gross {\n          amount\n        }\n      }\n      nodes {\n        id\n        kind\n        number\n        issuedAt\n        name\n        paymentMethod\n        refundMethod\n        net {\n          amount\n        }\n        vat {\n          amount\n        }\n        gross {\n          amount\n        }\n        order {\n          id\n          number\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminInvoicesCsv($month: String!) {\n    invoicesCsv(month: $month, isForExcel: true)\n  }\n"): (typeof documents)["\n  query AdminInvoicesCsv($month: String!) {\n    invoicesCsv(month: $month, isForExcel: true)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminOrdersPage($filter: OrderFilter!, $after: String) {\n    orders(filter: $filter, first: 20, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      nodes {\n        ...MovableOrder_order\n        placedAt\n        quantity\n        paymentMethod\n        toCollect {\n          amount\n        }\n        payable {\n          amount\n        }\n        shippingInfo {\n          name\n          city\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminOrdersPage($filter: OrderFilter!, $after: String) {\n    orders(filter: $filter, first: 20, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      nodes {\n        ...MovableOrder_order\n        placedAt\n        quantity\n        paymentMethod\n        toCollect {\n          amount\n        }\n        payable {\n          amount\n        }\n        shippingInfo {\n          name\n          city\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderContacts_order on Order {\n    id\n    number\n    status\n    payable {\n      amount\n    }\n    shippingInfo {\n      name\n      phone\n    }\n    trackingUrl\n    confirmedByCustomerAt\n    recipientHistory {\n      delivered\n      refused\n    }\n    contacts {\n      at\n      by\n      outcome\n      note\n    }\n  }\n"): (typeof documents)["\n  fragment OrderContacts_order on Order {\n    id\n    number\n    status\n    payable {\n      amount\n    }\n    shippingInfo {\n      name\n      phone\n    }\n    trackingUrl\n    confirmedByCustomerAt\n    recipientHistory {\n      delivered\n      refused\n    }\n    contacts {\n      at\n      by\n      outcome\n      note\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminAddOrderContact($id: ID!, $outcome: ContactOutcome!, $note: String) {\n    payload: addOrderContact(id: $id, outcome: $outcome, note: $note) {\n      order {\n        id\n        contacts {\n          at\n          by\n          outcome\n          note\n        }\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminAddOrderContact($id: ID!, $outcome: ContactOutcome!, $note: String) {\n    payload: addOrderContact(id: $id, outcome: $outcome, note: $note) {\n      order {\n        id\n        contacts {\n          at\n          by\n          outcome\n          note\n        }\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderNotes_order on Order {\n    id\n    notes {\n      at\n      by\n      text\n    }\n  }\n"): (typeof documents)["\n  fragment OrderNotes_order on Order {\n    id\n    notes {\n      at\n      by\n      text\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminAddOrderNote($id: ID!, $text: String!) {\n    payload: addOrderNote(id: $id, text: $text) {\n      order {\n        id\n        ...OrderNotes_order\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminAddOrderNote($id: ID!, $text: String!) {\n    payload: addOrderNote(id: $id, text: $text) {\n      order {\n        id\n        ...OrderNotes_order\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminOrdersToCall {\n    ordersToCall(first: 50) {\n      totalCount\n      nodes {\n        id\n        number\n        status\n        placedAt\n        payable {\n          amount\n        }\n        shippingInfo {\n          name\n          city\n          phone\n        }\n        contacts {\n          at\n          outcome\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminOrdersToCall {\n    ordersToCall(first: 50) {\n      totalCount\n      nodes {\n        id\n        number\n        status\n        placedAt\n        payable {\n          amount\n        }\n        shippingInfo {\n          name\n          city\n          phone\n        }\n        contacts {\n          at\n          outcome\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderHistory_order on Order {\n    id\n    parcelNumber\n    history {\n      status\n      at\n    }\n  }\n"): (typeof documents)["\n  fragment OrderHistory_order on Order {\n    id\n    parcelNumber\n    history {\n      status\n      at\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderLines_order on Order {\n    id\n    lines {\n      productId\n      variantId\n      variantTitle\n      title\n      brand\n      image\n      quantity\n      price {\n        amount\n      }\n      total {\n        amount\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment OrderLines_order on Order {\n    id\n    lines {\n      productId\n      variantId\n      variantTitle\n      title\n      brand\n      image\n      quantity\n      price {\n        amount\n      }\n      total {\n        amount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminOrderPage($id: ID!) {\n    order(id: $id) {\n      ...MovableOrder_order\n      placedAt\n      ...OrderLines_order\n      ...OrderRecipient_order\n      ...OrderPayment_order\n      ...RequestedReturn_order\n      ...OrderContacts_order\n      ...OrderNotes_order\n      ...OrderHistory_order\n    }\n    whatsAppText\n  }\n"): (typeof documents)["\n  query AdminOrderPage($id: ID!) {\n    order(id: $id) {\n      ...MovableOrder_order\n      placedAt\n      ...OrderLines_order\n      ...OrderRecipient_order\n      ...OrderPayment_order\n      ...RequestedReturn_order\n      ...OrderContacts_order\n      ...OrderNotes_order\n      ...OrderHistory_order\n    }\n    whatsAppText\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderPayment_order on Order {\n    id\n    paymentMethod\n    total {\n      amount\n    }\n    discount {\n      amount\n    }\n    shipping {\n      amount\n    }\n    payable {\n      amount\n    }\n    invoice {\n      number\n      issuedAt\n    }\n    creditNotes {\n      number\n      issuedAt\n      amount {\n        amount\n      }\n    }\n    refund {\n      amount {\n        amount\n      }\n      requestedAt\n      doneAt\n    }\n  }\n"): (typeof documents)["\n  fragment OrderPayment_order on Order {\n    id\n    paymentMethod\n    total {\n      amount\n    }\n    discount {\n      amount\n    }\n    shipping {\n      amount\n    }\n    payable {\n      amount\n    }\n    invoice {\n      number\n      issuedAt\n    }\n    creditNotes {\n      number\n      issuedAt\n      amount {\n        amount\n      }\n    }\n    refund {\n      amount {\n        amount\n      }\n      requestedAt\n      doneAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderRecipient_order on Order {\n    id\n    shippingInfo {\n      name\n      phone\n      email\n      street\n      city\n      region\n      postalCode\n    }\n    customer {\n      id\n      firstName\n      lastName\n    }\n  }\n"): (typeof documents)["\n  fragment OrderRecipient_order on Order {\n    id\n    shippingInfo {\n      name\n      phone\n      email\n      street\n      city\n      region\n      postalCode\n    }\n    customer {\n      id\n      firstName\n      lastName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RequestedReturn_order on Order {\n    id\n    returnUntil\n    returnRequest {\n      requestedAt\n      reason\n    }\n  }\n"): (typeof documents)["\n  fragment RequestedReturn_order on Order {\n    id\n    returnUntil\n    returnRequest {\n      requestedAt\n      reason\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MovableOrder_order on Order {\n    id\n    number\n    status\n    moves\n    parcelNumber\n  }\n"): (typeof documents)["\n  fragment MovableOrder_order on Order {\n    id\n    number\n    status\n    moves\n    parcelNumber\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminMoveOrders($ids: [ID!]!, $to: OrderStatus!, $parcels: [ParcelInput!]!) {\n    payload: moveOrders(ids: $ids, to: $to, parcels: $parcels) {\n      orders {\n        ...MovableOrder_order\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminMoveOrders($ids: [ID!]!, $to: OrderStatus!, $parcels: [ParcelInput!]!) {\n    payload: moveOrders(ids: $ids, to: $to, parcels: $parcels) {\n      orders {\n        ...MovableOrder_order\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CourierSheet_order on Order {\n    id\n    number\n    parcelNumber\n    toCollect {\n      amount\n    }\n    shippingInfo {\n      name\n      phone\n      street\n      city\n    }\n  }\n"): (typeof documents)["\n  fragment CourierSheet_order on Order {\n    id\n    number\n    parcelNumber\n    toCollect {\n      amount\n    }\n    shippingInfo {\n      name\n      phone\n      street\n      city\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CreditNotePaper_note on CreditNote {\n    number\n    issuedAt\n    amount {\n      amount\n    }\n    vat {\n      amount\n    }\n    reason\n    lines {\n      variantId\n      quantity\n    }\n    method\n  }\n"): (typeof documents)["\n  fragment CreditNotePaper_note on CreditNote {\n    number\n    issuedAt\n    amount {\n      amount\n    }\n    vat {\n      amount\n    }\n    reason\n    lines {\n      variantId\n      quantity\n    }\n    method\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DocumentHead_merchant on Merchant {\n    legalName\n    address\n    ice\n    rc\n    taxId\n    phone\n    email\n  }\n"): (typeof documents)["\n  fragment DocumentHead_merchant on Merchant {\n    legalName\n    address\n    ice\n    rc\n    taxId\n    phone\n    email\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DocumentTable_line on OrderLine {\n    variantId\n    variantTitle\n    title\n    brand\n    price {\n      amount\n    }\n    quantity\n  }\n"): (typeof documents)["\n  fragment DocumentTable_line on OrderLine {\n    variantId\n    variantTitle\n    title\n    brand\n    price {\n      amount\n    }\n    quantity\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InvoicePaper_invoice on Invoice {\n    number\n    issuedAt\n    lines {\n      ...DocumentTable_line\n    }\n    total {\n      amount\n    }\n    shipping {\n      amount\n    }\n    payable {\n      amount\n    }\n    vat {\n      amount\n    }\n    shippingInfo {\n      name\n      phone\n      email\n      street\n      city\n      region\n      postalCode\n    }\n  }\n"): (typeof documents)["\n  fragment InvoicePaper_invoice on Invoice {\n    number\n    issuedAt\n    lines {\n      ...DocumentTable_line\n    }\n    total {\n      amount\n    }\n    shipping {\n      amount\n    }\n    payable {\n      amount\n    }\n    vat {\n      amount\n    }\n    shippingInfo {\n      name\n      phone\n      email\n      street\n      city\n      region\n      postalCode\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminOrderDocument($id: ID!) {\n    order(id: $id) {\n      id\n      number\n      placedAt\n      paymentMethod\n      lines {\n        ...DocumentTable_line\n      }\n      invoice {\n        ...InvoicePaper_invoice\n      }\n      creditNotes {\n        ...CreditNotePaper_note\n      }\n    }\n    merchant {\n      ...DocumentHead_merchant\n    }\n  }\n"): (typeof documents)["\n  query AdminOrderDocument($id: ID!) {\n    order(id: $id) {\n      id\n      number\n      placedAt\n      paymentMethod\n      lines {\n        ...DocumentTable_line\n      }\n      invoice {\n        ...InvoicePaper_invoice\n      }\n      creditNotes {\n        ...CreditNotePaper_note\n      }\n    }\n    merchant {\n      ...DocumentHead_merchant\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminOrdersPrint($ids: [ID!]!) {\n    ordersById(ids: $ids) {\n      id\n      number\n      ...PackingSlip_order\n      ...CourierSheet_order\n    }\n    merchant {\n      ...PrintSender_merchant\n    }\n  }\n"): (typeof documents)["\n  query AdminOrdersPrint($ids: [ID!]!) {\n    ordersById(ids: $ids) {\n      id\n      number\n      ...PackingSlip_order\n      ...CourierSheet_order\n    }\n    merchant {\n      ...PrintSender_merchant\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PackingSlip_order on Order {\n    id\n    number\n    placedAt\n    paymentMethod\n    parcelNumber\n    toCollect {\n      amount\n    }\n    shippingInfo {\n      name\n      phone\n      email\n      street\n      city\n      region\n      postalCode\n    }\n    ...OrderLines_order\n  }\n"): (typeof documents)["\n  fragment PackingSlip_order on Order {\n    id\n    number\n    placedAt\n    paymentMethod\n    parcelNumber\n    toCollect {\n      amount\n    }\n    shippingInfo {\n      name\n      phone\n      email\n      street\n      city\n      region\n      postalCode\n    }\n    ...OrderLines_order\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PrintSender_merchant on Merchant {\n    legalName\n    address\n    phone\n  }\n"): (typeof documents)["\n  fragment PrintSender_merchant on Merchant {\n    legalName\n    address\n    phone\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminProducts($filter: ProductFilter, $after: String) {\n    categories {\n      id\n      name\n    }\n    products(filter: $filter, first: 30, after: $after) {\n      totalCount\n      nodes {\n        id\n        title\n        brand\n        categoryName\n        image\n        imageAlt\n        price {\n          amount\n        }\n        originalPrice {\n          amount\n        }\n        outOfStock\n        archivedAt\n        isDraft\n        images {\n          url\n          sources {\n            url\n            width\n          }\n        }\n        variants {\n          id\n          title\n          values\n          quantityAvailable\n          waiting\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminProducts($filter: ProductFilter, $after: String) {\n    categories {\n      id\n      name\n    }\n    products(filter: $filter, first: 30, after: $after) {\n      totalCount\n      nodes {\n        id\n        title\n        brand\n        categoryName\n        image\n        imageAlt\n        price {\n          amount\n        }\n        originalPrice {\n          amount\n        }\n        outOfStock\n        archivedAt\n        isDraft\n        images {\n          url\n          sources {\n            url\n            width\n          }\n        }\n        variants {\n          id\n          title\n          values\n          quantityAvailable\n          waiting\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ArchiveProduct($id: ID!) {\n    payload: archiveProduct(id: $id) {\n      product {\n        ...EditedProduct\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ArchiveProduct($id: ID!) {\n    payload: archiveProduct(id: $id) {\n      product {\n        ...EditedProduct\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnarchiveProduct($id: ID!) {\n    payload: unarchiveProduct(id: $id) {\n      product {\n        ...EditedProduct\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UnarchiveProduct($id: ID!) {\n    payload: unarchiveProduct(id: $id) {\n      product {\n        ...EditedProduct\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EditedProduct on Product {\n    id\n    version\n    title\n    brand\n    description\n    categoryName\n    price {\n      amount\n    }\n    originalPrice {\n      amount\n    }\n    outOfStock\n    options {\n      name\n      values {\n        value\n        swatch\n      }\n    }\n    variants {\n      id\n      sku\n      gtin\n      mpn\n      title\n      values\n      ownPrice\n      ownOriginalPrice\n      stockOnHand\n      allocated\n      quantityAvailable\n      waiting\n      frame {\n        lensWidth\n        bridgeWidth\n        templeLength\n        lensHeight\n        frameWidth\n      }\n    }\n    images {\n      url\n      alt\n      value\n      sources {\n        url\n        width\n      }\n    }\n    details {\n      label\n      value\n    }\n    sizeGuide\n    archivedAt\n    isDraft\n  }\n"): (typeof documents)["\n  fragment EditedProduct on Product {\n    id\n    version\n    title\n    brand\n    description\n    categoryName\n    price {\n      amount\n    }\n    originalPrice {\n      amount\n    }\n    outOfStock\n    options {\n      name\n      values {\n        value\n        swatch\n      }\n    }\n    variants {\n      id\n      sku\n      gtin\n      mpn\n      title\n      values\n      ownPrice\n      ownOriginalPrice\n      stockOnHand\n      allocated\n      quantityAvailable\n      waiting\n      frame {\n        lensWidth\n        bridgeWidth\n        templeLength\n        lensHeight\n        frameWidth\n      }\n    }\n    images {\n      url\n      alt\n      value\n      sources {\n        url\n        width\n      }\n    }\n    details {\n      label\n      value\n    }\n    sizeGuide\n    archivedAt\n    isDraft\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminProduct($id: ID!) {\n    product(id: $id) {\n      ...EditedProduct\n    }\n  }\n"): (typeof documents)["\n  query AdminProduct($id: ID!) {\n    product(id: $id) {\n      ...EditedProduct\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminProductChoices {\n    categories {\n      id\n      name\n    }\n    sizeGuides {\n      id\n      title\n    }\n  }\n"): (typeof documents)["\n  query AdminProductChoices {\n    categories {\n      id\n      name\n    }\n    sizeGuides {\n      id\n      title\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveProduct($input: ProductInput!, $expectedVersion: Int) {\n    payload: saveProduct(input: $input, expectedVersion: $expectedVersion) {\n      product {\n        ...EditedProduct\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SaveProduct($input: ProductInput!, $expectedVersion: Int) {\n    payload: saveProduct(input: $input, expectedVersion: $expectedVersion) {\n      product {\n        ...EditedProduct\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetStocks($changes: [StockChange!]!) {\n    payload: setStocks(changes: $changes) {\n      products {\n        ...EditedProduct\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetStocks($changes: [StockChange!]!) {\n    payload: setStocks(changes: $changes) {\n      products {\n        ...EditedProduct\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminStockAlerts {\n    stockAlerts(first: 100) {\n      waiting\n      product {\n        id\n        title\n        brand\n        image\n        options {\n          name\n        }\n      }\n      variant {\n        id\n        title\n        quantityAvailable\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminStockAlerts {\n    stockAlerts(first: 100) {\n      waiting\n      product {\n        id\n        title\n        brand\n        image\n        options {\n          name\n        }\n      }\n      variant {\n        id\n        title\n        quantityAvailable\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddProductImage($productId: ID!, $files: [Upload!]!, $alt: String!) {\n    payload: addProductImage(productId: $productId, files: $files, alt: $alt) {\n      product {\n        ...EditedProduct\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AddProductImage($productId: ID!, $files: [Upload!]!, $alt: String!) {\n    payload: addProductImage(productId: $productId, files: $files, alt: $alt) {\n      product {\n        ...EditedProduct\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SettingsForm_settings on Settings {\n    version\n    stored {\n      ...SettingsForm_values\n    }\n    defaults {\n      ...SettingsForm_values\n    }\n  }\n"): (typeof documents)["\n  fragment SettingsForm_settings on Settings {\n    version\n    stored {\n      ...SettingsForm_values\n    }\n    defaults {\n      ...SettingsForm_values\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SettingsForm_values on SettingsValues {\n    orderEmails\n    legalName\n    address\n    ice\n    rc\n    taxId\n    cndp\n    phone\n    email\n    whatsAppText\n  }\n"): (typeof documents)["\n  fragment SettingsForm_values on SettingsValues {\n    orderEmails\n    legalName\n    address\n    ice\n    rc\n    taxId\n    cndp\n    phone\n    email\n    whatsAppText\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminSettings {\n    settings {\n      ...SettingsForm_settings\n    }\n  }\n"): (typeof documents)["\n  query AdminSettings {\n    settings {\n      ...SettingsForm_settings\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminUpdateSettings($input: SettingsInput!, $version: Int!) {\n    payload: updateSettings(input: $input, expectedVersion: $version) {\n      settings {\n        ...SettingsForm_settings\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminUpdateSettings($input: SettingsInput!, $version: Int!) {\n    payload: updateSettings(input: $input, expectedVersion: $version) {\n      settings {\n        ...SettingsForm_settings\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminAddStaff($email: String!, $role: StaffRole!) {\n    payload: addStaff(email: $email, role: $role) {\n      staff {\n        id\n        email\n      }\n      setupUrl\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminAddStaff($email: String!, $role: StaffRole!) {\n    payload: addStaff(email: $email, role: $role) {\n      staff {\n        id\n        email\n      }\n      setupUrl\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminStaffPage {\n    staff {\n      id\n      email\n      name\n      role\n      lastSeenAt\n    }\n  }\n"): (typeof documents)["\n  query AdminStaffPage {\n    staff {\n      id\n      email\n      name\n      role\n      lastSeenAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminRemoveStaff($id: ID!) {\n    payload: removeStaff(id: $id) {\n      userErrors {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminRemoveStaff($id: ID!) {\n    payload: removeStaff(id: $id) {\n      userErrors {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminStartPasskeyRegistration {\n    payload: startPasskeyRegistration {\n      options\n      userErrors {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminStartPasskeyRegistration {\n    payload: startPasskeyRegistration {\n      options\n      userErrors {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminAddPasskey($response: String!, $name: String!) {\n    payload: addPasskey(response: $response, name: $name) {\n      me {\n        id\n        passkeys {\n          ...StaffPasskeys_passkey\n        }\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminAddPasskey($response: String!, $name: String!) {\n    payload: addPasskey(response: $response, name: $name) {\n      me {\n        id\n        passkeys {\n          ...StaffPasskeys_passkey\n        }\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminLogOut {\n    payload: logOut {\n      userErrors {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminLogOut {\n    payload: logOut {\n      userErrors {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StaffPasskeys_passkey on Passkey {\n    id\n    name\n    createdAt\n    lastUsedAt\n  }\n"): (typeof documents)["\n  fragment StaffPasskeys_passkey on Passkey {\n    id\n    name\n    createdAt\n    lastUsedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminRemovePasskey($id: ID!) {\n    payload: removePasskey(id: $id) {\n      me {\n        id\n        passkeys {\n          ...StaffPasskeys_passkey\n        }\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminRemovePasskey($id: ID!) {\n    payload: removePasskey(id: $id) {\n      me {\n        id\n        passkeys {\n          ...StaffPasskeys_passkey\n        }\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminChangePassword($currentPassword: String!, $password: String!) {\n    payload: changePassword(currentPassword: $currentPassword, password: $password) {\n      me {\n        id\n        sessions {\n          ...StaffSessions_session\n        }\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminChangePassword($currentPassword: String!, $password: String!) {\n    payload: changePassword(currentPassword: $currentPassword, password: $password) {\n      me {\n        id\n        sessions {\n          ...StaffSessions_session\n        }\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StaffSessions_session on StaffSession {\n    id\n    createdAt\n    lastSeenAt\n    device\n    isCurrent\n  }\n"): (typeof documents)["\n  fragment StaffSessions_session on StaffSession {\n    id\n    createdAt\n    lastSeenAt\n    device\n    isCurrent\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminEndSession($id: ID!) {\n    payload: endSession(id: $id) {\n      me {\n        id\n        sessions {\n          ...StaffSessions_session\n        }\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminEndSession($id: ID!) {\n    payload: endSession(id: $id) {\n      me {\n        id\n        sessions {\n          ...StaffSessions_session\n        }\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminEndOtherSessions {\n    payload: endOtherSessions {\n      me {\n        id\n        sessions {\n          ...StaffSessions_session\n        }\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminEndOtherSessions {\n    payload: endOtherSessions {\n      me {\n        id\n        sessions {\n          ...StaffSessions_session\n        }\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminStaffAccountPage {\n    me {\n      id\n      email\n      name\n      role\n      sessions {\n        ...StaffSessions_session\n      }\n      passkeys {\n        ...StaffPasskeys_passkey\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminStaffAccountPage {\n    me {\n      id\n      email\n      name\n      role\n      sessions {\n        ...StaffSessions_session\n      }\n      passkeys {\n        ...StaffPasskeys_passkey\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminRequestPasswordReset($email: String!) {\n    payload: requestPasswordReset(email: $email) {\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminRequestPasswordReset($email: String!) {\n    payload: requestPasswordReset(email: $email) {\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminLogIn($email: String!, $password: String!) {\n    payload: logIn(email: $email, password: $password) {\n      me {\n        id\n        email\n        name\n        role\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminLogIn($email: String!, $password: String!) {\n    payload: logIn(email: $email, password: $password) {\n      me {\n        id\n        email\n        name\n        role\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminSetUpAccount($token: String!, $input: SetUpInput!) {\n    payload: setUpAccount(token: $token, input: $input) {\n      me {\n        id\n        email\n        name\n        role\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminSetUpAccount($token: String!, $input: SetUpInput!) {\n    payload: setUpAccount(token: $token, input: $input) {\n      me {\n        id\n        email\n        name\n        role\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminSetUpPage($token: String!) {\n    setup(token: $token) {\n      email\n      name\n      role\n    }\n  }\n"): (typeof documents)["\n  query AdminSetUpPage($token: String!) {\n    setup(token: $token) {\n      email\n      name\n      role\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminStartPasskeyLogIn {\n    payload: startPasskeyLogIn {\n      options\n      userErrors {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminStartPasskeyLogIn {\n    payload: startPasskeyLogIn {\n      options\n      userErrors {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminLogInWithPasskey($response: String!) {\n    payload: logInWithPasskey(response: $response) {\n      me {\n        id\n        email\n        name\n        role\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminLogInWithPasskey($response: String!) {\n    payload: logInWithPasskey(response: $response) {\n      me {\n        id\n        email\n        name\n        role\n      }\n      userErrors {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminMe {\n    me {\n      id\n      email\n      name\n      role\n    }\n  }\n"): (typeof documents)["\n  query AdminMe {\n    me {\n      id\n      email\n      name\n      role\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminStock($filter: StockFilter!, $after: String) {\n    stockLevels(filter: $filter, first: 50, after: $after) {\n      totalCount\n      nodes {\n        id\n        soldIn30Days\n        product {\n          id\n          title\n          image\n          outOfStock\n          images {\n            url\n            sources {\n              url\n              width\n            }\n          }\n        }\n        variant {\n          id\n          title\n          values\n          sku\n          stockOnHand\n          allocated\n          quantityAvailable\n          waiting\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminStock($filter: StockFilter!, $after: String) {\n    stockLevels(filter: $filter, first: 50, after: $after) {\n      totalCount\n      nodes {\n        id\n        soldIn30Days\n        product {\n          id\n          title\n          image\n          outOfStock\n          images {\n            url\n            sources {\n              url\n              width\n            }\n          }\n        }\n        variant {\n          id\n          title\n          values\n          sku\n          stockOnHand\n          allocated\n          quantityAvailable\n          waiting\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminSaveStocks($changes: [StockChange!]!) {\n    payload: setStocks(changes: $changes) {\n      variants {\n        id\n        stockOnHand\n        allocated\n        quantityAvailable\n        waiting\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminSaveStocks($changes: [StockChange!]!) {\n    payload: setStocks(changes: $changes) {\n      variants {\n        id\n        stockOnHand\n        allocated\n        quantityAvailable\n        waiting\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;