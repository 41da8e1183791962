import type { taxonomy as greek } from '../../el/services/taxonomy.ts';

export const taxonomy: typeof greek = {
  el: 'Electronics',
  'el-6': 'Computers',
  'el-6-3': 'Desktop Computers',
  'el-6-6': 'Laptops',
  'el-6-8': 'Tablet Computers',
  'el-17': 'Video',
  'el-17-1': 'Computer Monitors',
};
