// Tall: upright, a padded band in the seats' material, tall vents, a portrait screen, a big console.
// Where the line of light runs: x, z, and how it sweeps back to the sides; far away where there is none.
const vec3 LIGHT_LINE = vec3(1.072, .7635, 0.);
void dashboard(vec3 p) {
  if (p.x - 1.24 < D) {
    float W = SHELL_HALF_WIDTH;
    float pad = box(p - vec3(.74, 0., .905), vec3(.335, W + .02, .052), .030);
    vec3 h = p - vec3(.97, CLUSTER_AT.y, CLUSTER_AT.z + .002);
    float hood = smax(box(h, vec3(.10, .188, .070), .026), -box(h - vec3(.07, 0., -.006), vec3(.06, .174, .060), .014), .006);
    add(smin(pad, hood, .025), ID_DASH);
    add(box(p - vec3(1.050, 0., .8545), vec3(.016, W + .01, .0022), .002), ID_METAL);
    add(box(p - vec3(1.056, 0., .7635), vec3(.016, W + .01, .0014), .001), ID_GLOW);
    add(box(p - vec3(1.01, 0., .808), vec3(.065, W + .01, .046), .035), ID_BAND);
    add(box(p - vec3(1.04, 0., .748), vec3(.030, W + .01, .013), .006), ID_TRIM);
    add(box(lean(p - vec3(.94, 0., .59), .16), vec3(.13, W + .01, .145), .05), ID_LOWER);
    vec3 v = vec3(p.x, abs(p.y), p.z);
    for (int i = 0; i < 2; i++) {
      vec3 q = v - vec3(1.075, i == 0 ? W - .105 : .162, .815);
      float frame = box(q, vec3(.014, .032, .070), .012);
      add(smax(frame, -box(q - vec3(.01, 0., 0.), vec3(.02, .0285, .0665), .008), .0015), ID_METAL);
      float blade = max(abs(mod(q.z + .0075, .015) - .0075) - .0030, box(q, vec3(.009, .027, .064), .002));
      add(blade, ID_VENT);
      add(box(q - vec3(.008, 0., 0.), vec3(.007, .006, .010), .004), ID_METAL);
    }
    vec3 s = lean(p - CENTRE_AT, CENTRE_LEAN);
    add(box(s, vec3(.010, CENTRE_HALF_WIDTH + .008, CENTRE_HALF_HEIGHT + .008), .010), ID_CENTRE);
    add(box(lean(p - CENTRE_AT + vec3(.04, 0., .01), CENTRE_LEAN), vec3(.035, .135, .155), .03), ID_LOWER);
    add(box(lean(p - CLUSTER_AT, CLUSTER_LEAN), vec3(.008, CLUSTER_HALF_WIDTH + .01, CLUSTER_HALF_HEIGHT + .008), .006), ID_CLUSTER);
#if DIALS_ANALOGUE
    dialRings(p);
#endif
    vec3 k = lean(p - vec3(1.165, 0., .655), -.75);
    add(box(k, vec3(.014, .120, .026), .008), ID_GLOSS);
    vec3 b = vec3(k.x - .014, k.y, k.z);
    add(max(box(vec3(b.x, mod(b.y + .016, .032) - .016, b.z), vec3(.005, .013, .016), .003), abs(b.y) - .078), ID_KEY);
    vec3 n = vec3(k.x - .018, abs(k.y) - .100, k.z);
    add(disc(n, .018, .012, .004), ID_KNOB);
  }
}
void console(vec3 p) {
  if (max(p.z - .95, abs(p.y) - .24) < D) {
    float z = SEAT_HIP.z + .085;
    float body = box(p - vec3(1.46, 0., z - .19), vec3(.46, .142, .19), .04);
    body = smin(body, box(lean(p - vec3(1.09, 0., z - .155), .62), vec3(.12, .142, .18), .04), .05);
    vec2 c = vec2(abs(p.x - 1.43) - .045, p.y + .055);
    float cups = max(length(c) - .0385, z - .075 - p.z);
    body = smax(body, -cups, .006);
    add(body, ID_CONSOLE);
    add(max(abs(length(c) - .0405) - .0020, abs(p.z - z) - .004), ID_METAL);
    add(box(p - vec3(1.41, .062, z - .003), vec3(.105, .042, .007), .005), ID_GLOSS);
    add(box(vec3(p.x - 1.67, abs(p.y) - .068, p.z - z - .035), vec3(.17, .066, .042), .032), ID_ARMREST);
    vec3 g = p - vec3(1.275, 0., z + .012);
#if GEAR_LEVER
    gearLever(g + vec3(0., 0., .012));
#else
    add(upright(g, .034, .018, .006), ID_KNOB);
    add(upright(g + vec3(0., 0., .014), .041, .005, .003), ID_METAL);
#endif
    add(box(vec3(g.x, abs(g.y) - .072, g.z + .008), vec3(.030, .014, .006), .004), ID_KEY);
    float y = abs(p.y) - .158;
    float bar = capsule(vec3(p.x, y, p.z), vec3(1.19, 0., z + .045), vec3(1.36, 0., z + .030), .0095);
    bar = min(bar, capsule(vec3(p.x, y, p.z), vec3(1.19, 0., z + .045), vec3(1.13, -.012, z - .03), .0095));
    bar = min(bar, capsule(vec3(p.x, y, p.z), vec3(1.36, 0., z + .030), vec3(1.40, -.012, z - .03), .0095));
    add(bar, ID_METAL);
  }
}
