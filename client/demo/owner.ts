/** Opens the back office of every demo; the panel shows it. */
export const demoOwner = {
  name: 'Salma Bennani',
  email: 'gestion@belle-vue.example',
  password: 'gestion-belle-vue',
};
