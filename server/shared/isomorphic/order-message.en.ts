export const orderMessage =
  'Hello {nom}, this is Belle Vue. We have received your order {numero} for {montant}. To confirm or track it: {lien}';
