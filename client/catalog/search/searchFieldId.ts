/** Of the catalogue's search field. */
export const searchFieldId = 'recherche';
