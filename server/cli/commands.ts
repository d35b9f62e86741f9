import {
  addCategory,
  deleteCategories,
  listCategories,
  renameCategory,
} from '../catalog/catalog.category.commands.ts';
import { deleteProducts, exportProducts, importProducts } from '../catalog/catalog.commands.ts';
import { deleteCustomer, exportCustomer } from '../account/account.commands.ts';
import {
  createTokenCommand,
  listTokensCommand,
  revokeTokenCommand,
} from '../api-token/api-token.commands.ts';
import { addStaffCommand, listStaffCommand, removeStaffCommand } from '../staff/staff.commands.ts';
import { createWebhookCommand } from '../webhook/webhook.commands.ts';
import {
  cancelOrders,
  confirmOrders,
  deliverOrders,
  listOrders,
  prepareOrders,
  refuseOrders,
  returnOrders,
  shipOrders,
  showOrder,
} from '../order/order.commands.ts';

export const commands = {
  'orders.list': listOrders,
  'orders.show': showOrder,
  'orders.confirm': confirmOrders,
  'orders.prepare': prepareOrders,
  'orders.ship': shipOrders,
  'orders.deliver': deliverOrders,
  'orders.cancel': cancelOrders,
  'orders.refuse': refuseOrders,
  'orders.return': returnOrders,
  'products.export': exportProducts,
  'products.import': importProducts,
  'products.delete': deleteProducts,
  'customers.export': exportCustomer,
  'customers.delete': deleteCustomer,
  'categories.list': listCategories,
  'categories.add': addCategory,
  'categories.rename': renameCategory,
  'categories.delete': deleteCategories,
  'staff.list': listStaffCommand,
  'staff.add': addStaffCommand,
  'staff.remove': removeStaffCommand,
  'webhooks.create': createWebhookCommand,
  'tokens.list': listTokensCommand,
  'tokens.create': createTokenCommand,
  'tokens.revoke': revokeTokenCommand,
} as const;

export type Commands = typeof commands;
export type CommandName = keyof Commands;
export type CommandInput<N extends CommandName> = Parameters<Commands[N]['run']>[1];
export type CommandResult<N extends CommandName> = Awaited<ReturnType<Commands[N]['run']>>;
