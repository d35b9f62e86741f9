import type { Shape } from './model.ts';
import type { Look, Material } from './paint.ts';
import type { Setting } from './setting.ts';

export interface Design {
  readonly shape: Shape;
  readonly look: Look;
  readonly setting: Setting;
  /** Further colours, by the end of the name of their files. */
  readonly colours?: Readonly<Record<string, Partial<Look>>>;
}

const metal = (base: string, light: string, dark: string): Material => ({
  kind: 'METAL',
  base,
  light,
  dark,
});

export const gold = metal('#c99a3f', '#f7dc93', '#6e4a14');
export const silver = metal('#aeb4bb', '#f4f6f8', '#4d545d');
export const roseGold = metal('#cf957c', '#f8d5c2', '#7c4a38');
export const copper = metal('#b87447', '#f0bf98', '#5f2f16');
export const gun = metal('#5b626c', '#b4bcc6', '#22262d');
export const black: Material = {
  kind: 'ACETATE',
  base: '#1b1a1f',
  light: '#5d606c',
  dark: '#060508',
};
export const brown: Material = {
  kind: 'ACETATE',
  base: '#3f2415',
  light: '#a5764c',
  dark: '#170a04',
  glow: '#8a4f24',
};
