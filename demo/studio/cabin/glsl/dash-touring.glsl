// Touring: a low layered dashboard, wood from door to door, two screens under one glass.
// Where the line of light runs: x, z, and how it sweeps back to the sides; far away where there is none.
const vec3 LIGHT_LINE = vec3(1.066, .8225, .05);
void dashboard(vec3 p) {
  if (p.x - 1.22 < D) {
    float W = SHELL_HALF_WIDTH;
    float sweep = .05 * p.y * p.y;
    vec3 d = p + vec3(sweep, 0., 0.);
    float pad = box(lean(d - vec3(.74, 0., .862), -.03), vec3(.345, W + .02, .048), .030);
    pad += .004 * groove(d.x - 1.015, .005);
#if DIALS_ANALOGUE
    vec3 h = p - vec3(.97, CLUSTER_AT.y, CLUSTER_AT.z);
    float hood = smax(box(h, vec3(.10, .186, .072), .028), -box(h - vec3(.07, 0., -.006), vec3(.06, .172, .062), .016), .006);
    pad = smin(pad, hood, .04);
#endif
    add(pad, ID_DASH);
    add(box(d - vec3(1.035, 0., .797), vec3(.032, W + .02, .024), .010), ID_TRIM);
    add(box(d - vec3(1.048, 0., .770), vec3(.022, W + .02, .0022), .002), ID_METAL);
    add(box(d - vec3(1.050, 0., .8225), vec3(.016, W + .02, .0013), .001), ID_GLOW);
    float slot = box(d - vec3(1.022, 0., .744), vec3(.026, W + .02, .024), .006);
    vec3 v = vec3(d.x, abs(d.y), d.z);
    float mouth = min(box(v - vec3(1.05, .19, .744), vec3(.02, .095, .017), .005), box(v - vec3(1.05, W - .12, .744), vec3(.02, .085, .017), .005));
    add(smax(slot, -mouth, .004), ID_GLOSS);
    vec3 f = d - vec3(1.038, 0., .744);
    float blades = max(abs(mod(f.z + .006, .012) - .006) - .0022, abs(f.x) - .012);
    float blade = max(blades, abs(f.z) - .018);
    float upright_ = abs(abs(v.y) - (abs(v.y) < .4 ? .19 : W - .12));
    add(max(blade, upright_ - .095), ID_VENT);
    add(box(vec3(f.x - .004, upright_, f.z), vec3(.008, .007, .009), .004), ID_METAL);
    add(box(lean(d - vec3(.93, 0., .60), .30), vec3(.13, W + .01, .14), .05), ID_LOWER);
#if DIALS_ANALOGUE
    add(box(lean(p - CLUSTER_AT, CLUSTER_LEAN), vec3(.008, CLUSTER_HALF_WIDTH + .01, CLUSTER_HALF_HEIGHT + .008), .006), ID_CLUSTER);
    dialRings(p);
    add(box(lean(p - CENTRE_AT, CENTRE_LEAN), vec3(.008, CENTRE_HALF_WIDTH + .012, CENTRE_HALF_HEIGHT + .012), .008), ID_CENTRE);
    add(box(p - vec3(1.03, CENTRE_AT.y, .905), vec3(.02, .08, .03), .01), ID_PLASTIC);
#else
    vec3 s = lean(p - vec3(1.06, -.20, CENTRE_AT.z), CENTRE_LEAN);
    s.x += .10 * s.y * s.y;
    add(box(s, vec3(.008, .345, .070), .008), ID_CENTRE);
    add(box(p - vec3(1.03, -.20, .905), vec3(.02, .16, .03), .01), ID_PLASTIC);
#endif
    vec3 k = lean(p - vec3(1.050, 0., .694), -.25);
    add(box(k, vec3(.018, .135, .017), .008), ID_GLOSS);
    vec3 b = vec3(k.x - .018, mod(k.y + .0175, .035) - .0175, k.z);
    add(max(box(b, vec3(.004, .0145, .011), .003), abs(k.y) - .122), ID_KEY);
  }
}
void console(vec3 p) {
  if (max(p.z - .85, abs(p.y) - .2) < D) {
    float z = SEAT_HIP.z + .06;
    float body = box(p - vec3(1.48, 0., z - .16), vec3(.44, .112, .16), .035);
    body = smin(body, box(lean(p - vec3(1.06, 0., z - .09), .80), vec3(.10, .112, .13), .04), .07);
    add(body, ID_CONSOLE);
    float deck = box(p - vec3(1.31, 0., z + .001), vec3(.205, .088, .006), .004);
    vec2 c = vec2(p.x - 1.41, abs(p.y) - .0425);
    float cups = max(length(c) - .0365, z - .06 - p.z);
    add(smax(deck, -cups, .004), ID_TRIM);
    add(max(abs(length(c) - .0385) - .0020, abs(p.z - z - .004) - .005), ID_METAL);
    add(box(p - vec3(1.66, 0., z + .035), vec3(.17, .104, .042), .035), ID_ARMREST);
#if GEAR_LEVER
    gearLever(p - vec3(1.215, 0., z + .006));
#else
    vec3 g = lean(p - vec3(1.225, 0., z + .03), .25);
    add(box(g, vec3(.024, .022, .036), .014), ID_GLOSS);
    add(box(g - vec3(0., 0., -.028), vec3(.034, .030, .006), .005), ID_METAL);
#endif
    vec3 b = p - vec3(1.30, 0., z + .008);
    add(box(vec3(b.x, abs(b.y) - .045, b.z), vec3(.022, .014, .004), .003), ID_KEY);
  }
}
