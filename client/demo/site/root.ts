const found = document.getElementById('root');
if (!found) throw new Error('demo/site/index.html has no #root');

export const root = found;
