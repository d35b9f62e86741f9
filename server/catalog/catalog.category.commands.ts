import { z } from 'zod';
import { staffCommand } from '../command.ts';
import * as service from './catalog.category.service.ts';

export const listCategories = staffCommand(z.strictObject({}), async (context) => ({
  categories: await service.categoriesWithCounts(context),
}));

export const addCategory = staffCommand(
  z.strictObject({
    name: z.string(),
    description: z.string().optional(),
    image: z.string().optional(),
    imageAlt: z.string().optional(),
  }),
  async (context, input) => ({ category: await service.addCategory(context, input) }),
);

export const renameCategory = staffCommand(
  z.strictObject({ category: z.string(), name: z.string() }),
  service.renameCategory,
);

export const deleteCategories = staffCommand(
  z.strictObject({ categories: z.array(z.string()).min(1).max(1000) }),
  async (context, { categories }) => ({
    categories: await service.deleteCategories(context, categories),
  }),
);
