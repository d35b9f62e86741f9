/** Exports of customers in the shape of each program, made up. */
export const customerFiles = {
  /** Since 2023; phones have an apostrophe, provinces are codes, some customers have a phone alone. */
  shopify: `Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,Default Address Address2,Default Address City,Default Address Province Code,Default Address Country Code,Default Address Zip,Default Address Phone,Phone,Accepts SMS Marketing,Total Spent,Total Orders,Note,Tax Exempt,Tags
'7001,Salma,Bennis,Salma@Exemple.ma,yes,,"12, rue Ibn Sina",Apt 4,Casablanca,MA-CAS,MA,'20250,'+212661000001,'+212661000001,no,1290.00,3,,no,VIP
'7002,,,+sms@exemple.ma,no,,,,,,,,,,no,0.00,0,,no,
'7003,Yto,Amrani,,no,,,,,,,,,'+212661000003,yes,0.00,0,,no,
'7004,Karim,,karim@exemple.fr,no,,3 rue de Lyon,,Paris,,FR,75012,,,no,0.00,0,,no,
`,
  /** WooCommerce itself exports no customers: most shops use this plugin. */
  woocommerce: `ID,user_login,user_pass,user_email,display_name,first_name,last_name,roles,billing_first_name,billing_last_name,billing_address_1,billing_city,billing_postcode,billing_country,billing_state,billing_email,billing_phone,shipping_city
12,omar,$P$Bxxxx,omar@exemple.ma,Omar Tazi,Omar,Tazi,customer,Omar,Tazi,5 avenue Atlas,Fès,30000,MA,mafes,omar@exemple.ma,0661000012,Meknès
`,
  /** PrestaShop 8 writes it so in French. */
  prestashop: `ID;"Titre de civilité";Prénom;Nom;"Adresse e-mail";Groupe;Ventes;Activé;Newsletter;"Offres partenaires";Inscription;"Dernière visite"
3;Mme;Hind;Alaoui;hind@exemple.ma;Client;--;1;1;0;"2024-02-03 10:00:00";--
`,
  youcan: `Nom complet,E-mail,Téléphone,Pays,Ville,Région,Adresse
Zineb El Idrissi,zineb@exemple.ma,0661000020,Maroc,Agadir,,Hay Mohammadi 7
`,
} as const;
