import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Short files that run for long: at the end of a run one worker alone would be busy with them. */
const SLOW = /\/tests\/web\/(?:shop\/pages\/audit|admin\/day\.phone\.long)\.test\.ts$/;

/** Larger files first, as Vitest does, but before them those that are known to be slow. */
export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      return [...own.filter(isSlow), ...own.filter((file) => !isSlow(file))];
    });
  }
}

const isSlow = ({ moduleId }: TestSpecification) => SLOW.test(moduleId);
