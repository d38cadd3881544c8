// Last pass: light, material, reflection and tone, for each sample of a pixel; then their mean.
uniform sampler2D uB0, uB1, uB2, uB3, uB4;
uniform sampler2D uLowA, uLowB, uLight, uFrom;
uniform float uBorder;
out vec4 outColour;
const vec3 SUNLIGHT = vec3(1., .90, .77) * 1.6;

// The gathered light at a pixel, and where it comes from.
struct Gathered { vec3 light; float dyed; vec3 from; float sun; };
Gathered lightAt(vec2 px, float t, vec3 n) {
  ivec2 size = textureSize(uLight, 0);
  vec2 q = px / uSize * vec2(size) - .25;
  ivec2 base = ivec2(floor(q));
  vec2 f = q - vec2(base);
  vec4 sum = vec4(0.), from = vec4(0.);
  float total = 0.;
  for (int i = 0; i < 4; i++) {
    ivec2 step_ = ivec2(i & 1, i >> 1);
    ivec2 o = base + step_;
    o = ivec2((o.x + size.x) % size.x, clamp(o.y, 0, size.y - 1));
    vec4 a = texelFetch(uLowA, o * 2, 0);
    if (a.y < 0.) continue;
    float w = mix(1. - f.x, f.x, float(step_.x)) * mix(1. - f.y, f.y, float(step_.y)) + .02;
    w *= exp(-abs(a.x - t) / (.015 * t + .004)) + 1e-5;
    w *= pow(max(dot(n, texelFetch(uLowB, o * 2, 0).xyz), 0.), 6.) + 1e-3;
    sum += w * texelFetch(uLight, o, 0);
    from += w * texelFetch(uFrom, o, 0);
    total += w;
  }
  if (total == 0.) return Gathered(vec3(.08), .1, n * .6, 0.);
  sum /= total;
  from /= total;
  return Gathered(sum.rgb, sum.a, from.xyz, from.w);
}
// What a reflected ray finds: the outside through a pane, or the dim inside.
vec3 reflection(vec3 p, vec3 r, float rough) {
  float t = .03;
  for (int i = min(0, uZero); i < 10; i++) {
    float d = -walls(p + r * t).body;
    if (d < .01) break;
    t += d;
  }
  vec3 q = p + r * t;
  int kind;
  float pane = panes(q, walls(q), kind), soft = .012 + rough * .30;
  vec3 within = mix(vec3(.010), COLOUR_HEADLINER * .30, smoothstep(-soft, soft, q.z - SHELL_BELT));
  vec3 sky = outside(normalize(r + vec3(0., 0., .15 * rough)), rough) * paneTint(kind);
  return mix(within, sky, smoothstep(soft, -soft, pane));
}
// A film's response: deep shadows, a straight middle, highlights that roll off.
vec3 film(vec3 c) {
  return clamp(c * (2.51 * c + .03) / (c * (2.43 * c + .59) + .14), 0., 1.);
}
vec3 tone(vec3 c) {
  // Partly on brightness alone, so that dyes keep the catalogue's hue.
  c = max(c, 0.);
  float y = luminance(c) + 1e-5;
  c = mix(vec3(y), c, .87);
  vec3 whole = c * film(vec3(y)) / y;
  return pow(clamp(mix(whole, film(c), .75), 0., 1.), vec3(1. / 2.2));
}
vec3 paneColour(vec4 a, vec3 rd) {
  int kind = int(-a.y + .5) - 1;
  // Darker than what lights the cabin, as in a picture that is blended from two exposures.
  vec3 c = backdrop(rd) * 1.1;
  vec4 car = kind == 1 ? bonnet(rd) : kind == 2 ? doorMirrors(rd) : vec4(0.);
  return mix(c, car.rgb, car.a) * paneTint(kind);
}
#if SHOWN == SHOWS_THING || SHOWN >= SHOWS_MIXED
// What the mirror shows, out of focus: the day through the rear window, above the dim bench.
vec3 rearView(vec3 p, float fp) {
  vec3 l = mirrorLocal(p);
  float soft = max(.003, fp);
  vec3 c = mix(vec3(.012), COLOUR_HEADLINER * .30, smoothstep(-.004, .012, l.z));
  float rear = rect(l.yz - vec2(.0, .003), vec2(.076, .017), .010);
  vec3 day = backdrop(normalize(vec3(1., 3. * l.y, 4. * (l.z - .002)))) * paneTint(4) * 1.1;
  c = mix(c, day, smoothstep(soft, -soft, rear));
  float heads = rect(vec2(abs(l.y) - .040, l.z + .013), vec2(.017, .009), .007);
  c = mix(c, vec3(.014), smoothstep(soft, -soft, heads));
  return mix(vec3(.010), c, cover(rect(l.yz, vec2(.109, .028), .012), fp));
}
#endif
// What the lamps of the cabin add: the line of light along the dashboard, and one in each footwell.
vec3 lamps(vec3 p, vec3 n) {
  vec2 line = vec2(p.x + LIGHT_LINE.z * p.y * p.y, p.z) - LIGHT_LINE.xy;
  vec3 well = vec3(1.0, (p.y < 0. ? -1. : 1.) * SEAT_HIP.y, SHELL_FLOOR + .42) - p;
  float near = .024 / (.06 + dot(well, well)) * (.55 + .45 * dot(n, normalize(well)));
  return COLOUR_AMBIENT * .00032 / (dot(line, line) + .0009) + mix(vec3(1., .96, .9), COLOUR_AMBIENT, .5) * near;
}
// The sun's highlight, by the usual microfacet distribution.
float highlight(vec3 n, vec3 rd, float rough) {
  float a = max(rough * rough, .02), h = max(dot(n, normalize(SUN - rd)), 0.);
  float k = h * h * (a * a - 1.) + 1.;
  return min(a * a / (4. * k * k), 6.);
}
vec3 solidColour(vec4 a, vec4 b, vec2 px, vec3 rd) {
  vec3 n = b.xyz, p = uEye + rd * a.x;
#if SHOWN == SHOWS_THING || SHOWN >= SHOWS_MIXED
  if (int(a.y + .5) == ID_MIRROR && n.x > .8) return rearView(p, a.x * uPixel);
#endif
  float fp = a.x * uPixel / max(.35, sqrt(max(-dot(n, rd), 0.)));
  Surface s = surfaceAt(int(a.y + .5), p, n, fp);
  if (dot(s.bump, s.bump) > 0.) {
    vec3 u = normalize(abs(n.y) < .9 ? cross(n, vec3(0, 1, 0)) : cross(n, vec3(1, 0, 0)));
    n = normalize(n - cross(n, u) * s.bump.x - u * s.bump.y);
  }
  Gathered g = lightAt(px, a.x, b.xyz);
  float open = s.occlusion * mix(.15, 1., a.z);
  // The bump turns the surface towards or away from where its light comes from.
  float turned = max(1. + 1.7 * dot(n - b.xyz, g.from), .15);
  vec3 sky = (g.light + g.dyed * uColour * .4 + .010 + .055 * max(-b.z, 0.)) * open * turned;
  vec3 sun = SUNLIGHT * g.sun * max(dot(n, SUN), 0.) * s.occlusion * mix(.5, 1., a.z);
  vec3 lit = sky + sun + lamps(p, n) * open;
  float nv = max(-dot(n, rd), 0.), edge = pow(1. - nv, 5.);
  vec3 c = s.colour * lit + s.sheen * lit * pow(1. - nv, 3.) * .5;
  float fresnel = s.shine + max(1. - s.rough - s.shine, 0.) * edge;
  if (s.shine > .01) {
    // What is dark around a point is dark in its reflection, too.
    float near = clamp(2.2 * luminance(g.light), 0., 1.);
    // Grain scatters what a rough surface mirrors, rather than bending it.
    vec3 facing = normalize(mix(n, b.xyz, .75 * s.rough));
    vec3 mirrored = reflection(p, reflect(rd, facing), s.rough) * mix(1., near, .4 + .6 * s.rough);
    c += fresnel * (mirrored * open + SUNLIGHT * g.sun * highlight(n, rd, s.rough) * s.occlusion);
  }
  return c * EXPOSURE + s.emit;
}
vec3 sampleColour(vec4 a, vec4 b, vec2 px) {
  vec3 rd = rayAt(px), c = vec3(0.);
#if SHOWN == SHOWS_PANE || SHOWN >= SHOWS_MIXED
  if (a.y < 0.) c = paneColour(a, rd);
#endif
#if SHOWN != SHOWS_PANE
  if (a.y > 0.) c = solidColour(a, b, px, rd);
#endif
  // A lens darkens towards the corners; a panorama has none.
  vec2 q = px / uSize - .5;
  return tone(uFocal > 0. ? c * (1. - .55 * dot(q, q)) : c);
}
void main() {
  ivec2 at = ivec2(gl_FragCoord.xy), up = at + ivec2(0, int(uBorder));
  vec2 px = gl_FragCoord.xy + vec2(0., uRow);
  Samples s = samplesAt(up);
  vec4 b[SAMPLES];
  b[0] = texelFetch(uB0, up, 0);
  b[1] = texelFetch(uB1, up, 0);
  b[2] = texelFetch(uB2, up, 0);
  b[3] = texelFetch(uB3, up, 0);
  b[4] = texelFetch(uB4, up, 0);
  vec3 c = vec3(0.);
  for (int i = min(0, uZero); i < s.count; i++) c += sampleColour(s.a[i], b[i], px + OFFSETS[i]);
  outColour = vec4(c / float(s.count), 1.);
  // Blocks at a border are drawn by the programs of both sides.
  if (classOfPixel(s) != SHOWN) discard;
}
