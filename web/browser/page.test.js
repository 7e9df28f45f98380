// The page in a real browser, as people use it. Every test waits for what is seen, never for the clock.
import { after, before, describe } from "node:test";
import { connections } from "./connections.js";
import { games } from "./games.js";
import { gestures } from "./gestures.js";
import { lessons } from "./lessons.js";
import { people } from "./people.js";
import { faults, screens } from "./screens.js";
import { secrets } from "./secrets.js";
import { setUp, takeDown } from "./stand.js";
import { visits } from "./visits.js";

describe("the page", { concurrency: 3 }, () => {
  before(setUp);
  after(takeDown);
  games();
  people();
  lessons();
  gestures();
  connections();
  secrets();
  visits();
  faults();
  screens();
});
