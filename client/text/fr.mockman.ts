/** Apart from `fr`: only the API tester loads it. */
export const frMockman = { restApi: 'Description de l’API REST' } as const;
