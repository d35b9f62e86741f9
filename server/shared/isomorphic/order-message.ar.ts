export const orderMessage =
  'مرحباً {nom}، معك متجر Belle Vue. توصلنا بطلبيتك {numero} بمبلغ {montant}. لتأكيدها أو تتبعها: {lien}';
