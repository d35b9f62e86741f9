/** Texts of passkeys, apart from `fr`: only their scripts load them. */
export const passkeyTexts = {
  title: 'Clés d’accès',
  text: 'Connectez-vous sans mot de passe, avec votre empreinte, votre visage ou le code de votre appareil. Une clé d’accès ne peut être ni devinée, ni volée par une fausse page.',
  none: 'Vous n’avez pas encore de clé d’accès.',
  added: (date: string) => `Ajoutée le ${date}`,
  used: (date: string) => `Utilisée le ${date}`,
  unused: 'Pas encore utilisée',
  add: 'Ajouter une clé d’accès',
  logIn: 'Se connecter avec une clé d’accès',
  elsewhere: {
    before: 'Les clés d’accès demandent un nom de domaine. Pour les essayer, ouvrez',
    after: '.',
  },
  form: {
    title: 'Ajouter une clé d’accès',
    text: 'Votre navigateur vous demandera ensuite où enregistrer la clé et de vous identifier.',
    name: 'Nom de la clé',
    nameHint: 'Pour la reconnaître dans la liste, 40 caractères au plus.',
    defaultName: 'Ma clé d’accès',
    password: 'Mot de passe',
    submit: 'Continuer',
    done: 'La clé d’accès est ajoutée.',
  },
  removal: {
    open: 'Supprimer',
    openOf: (name: string) => ` : ${name}`,
    title: 'Supprimer cette clé d’accès ?',
    text: (name: string) =>
      `« ${name} » ne permettra plus de se connecter à votre compte. Supprimez-la aussi de votre appareil ou de votre gestionnaire de mots de passe.`,
    dismiss: 'Garder la clé',
    submit: 'Supprimer la clé',
    done: 'La clé d’accès est supprimée.',
  },
  problems: {
    failed: 'La clé d’accès n’a pas pu être utilisée. Veuillez réessayer.',
    unavailable: 'Les clés d’accès ne sont pas disponibles à cette adresse.',
    alreadyThere: 'Cet appareil a déjà une clé d’accès à votre compte.',
    unsupported: 'Cet appareil ne peut pas enregistrer de clé d’accès.',
  },
} as const;
