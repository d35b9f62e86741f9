// Apollo Server with Express, as its guide has it: copied beside the packages it needs, and run
// there. Gives what the shop answered from memory, without any work of its own: nobody who uses
// these two is quicker.
import { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import express from 'express';
import { readFileSync } from 'node:fs';

const { typeDefs, products, cart } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const byId = new Map(products.nodes.map((product) => [product.id, product]));

const server = new ApolloServer({
  typeDefs,
  resolvers: {
    Query: { products: () => products, product: (_, { id }) => byId.get(id) },
    Mutation: { setCartQuantity: () => cart },
  },
});
await server.start();
const app = express();
app.use('/graphql', express.json(), expressMiddleware(server));
const listening = app.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${listening.address().port}\n`);
});
